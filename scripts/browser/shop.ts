/** A running shop through its API: where a place is, what is sold there, who is signed in. */
import type { Item, Module, ModuleType, Store, ZoneData } from "@/contract";

export interface Place {
  text: string;
  position: { lat: number; lng: number };
  /** Verbatim text of the zone lookup, e.g. "[1,2]". */
  zoneId: string;
  zoneData: ZoneData[];
}

export interface Asking {
  place?: Place;
  moduleId?: number;
  token?: string;
  guestId?: number;
  language?: "en" | "ar";
}

/** A response that is no success; the message names call, status and body. */
export class ShopError extends Error {}

export class Shop {
  constructor(readonly url: string) {}

  /** Reads a call below /api/v1. Throws a ShopError on anything but 2xx with JSON. */
  get<T>(path: string, asking: Asking = {}): Promise<T> {
    const guest =
      asking.guestId === undefined ? "" : `${path.includes("?") ? "&" : "?"}guest_id=${asking.guestId}`;
    return this.call<T>("GET", path + guest, asking);
  }

  post<T>(path: string, body: Record<string, unknown>, asking: Asking = {}): Promise<T> {
    const guest = asking.guestId === undefined ? {} : { guest_id: asking.guestId };
    return this.call<T>("POST", path, asking, { ...body, ...guest });
  }

  /** Header lines that the page would send. */
  headers({ place, moduleId, token, language }: Asking): Record<string, string> {
    const headers: Record<string, string> = {
      Accept: "application/json",
      "X-localization": language ?? "en",
    };
    if (place) {
      headers.zoneId = place.zoneId;
      headers.latitude = String(place.position.lat);
      headers.longitude = String(place.position.lng);
    }
    if (moduleId !== undefined) headers.moduleId = String(moduleId);
    if (token !== undefined) headers.Authorization = `Bearer ${token}`;
    return headers;
  }

  private async call<T>(method: string, path: string, asking: Asking, body?: object): Promise<T> {
    const response = await fetch(`${this.url}/api/v1${path}`, {
      method,
      headers: { ...this.headers(asking), ...(body ? { "Content-Type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok)
      throw new ShopError(`${method} ${path} returned ${response.status}: ${text.slice(0, 300)}`);
    return JSON.parse(text) as T;
  }

  /** The first served place that a search finds. */
  async findPlace(search: string, language: "en" | "ar" = "en"): Promise<Place> {
    const { predictions } = await this.get<{ predictions: { place_id: string; description: string }[] }>(
      `/config/place-api-autocomplete?search_text=${encodeURIComponent(search)}`,
      { language },
    );
    for (const { place_id } of predictions) {
      const { result } = await this.get<{
        result: { geometry: { location: { lat: number; lng: number } }; formatted_address: string };
      }>(`/config/place-api-details?placeid=${encodeURIComponent(place_id)}`, { language });
      const place = await this.placeAt(result.geometry.location, result.formatted_address).catch(() => null);
      if (place) return place;
    }
    throw new ShopError(`No served place is found for "${search}".`);
  }

  /** The place at a point. Throws where nothing is delivered. */
  async placeAt(position: { lat: number; lng: number }, text: string): Promise<Place> {
    const zone = await this.get<{ zone_id: string; zone_data: ZoneData[] }>(
      `/config/get-zone-id?lat=${position.lat}&lng=${position.lng}`,
    );
    return { text, position, zoneId: zone.zone_id, zoneData: zone.zone_data };
  }

  /** The module of a type at a place. */
  async module(type: ModuleType, place: Place, language: "en" | "ar" = "en"): Promise<Module> {
    const modules = await this.get<Module[]>("/module", { place, language });
    const found = modules.find((module) => module.module_type === type);
    if (!found) throw new ShopError(`There is no ${type} module at ${place.text}.`);
    return found;
  }

  /** Stores of a module at a place, open ones first. */
  async stores(asking: Asking, limit = 50): Promise<Store[]> {
    const { stores } = await this.get<{ stores: Store[] }>(
      `/stores/get-stores/all?limit=${limit}&offset=1`,
      asking,
    );
    return [...stores].sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)));
  }

  async itemsOfStore(storeId: number, asking: Asking, limit = 50): Promise<Item[]> {
    const { products } = await this.get<{ products: Item[] }>(
      `/items/latest?store_id=${storeId}&category_id=0&limit=${limit}&offset=1`,
      asking,
    );
    return products;
  }

  async guest(): Promise<number> {
    return (await this.post<{ guest_id: number }>("/auth/guest/request", {})).guest_id;
  }

  async signIn(email: string, password: string): Promise<string> {
    const { token } = await this.post<{ token: string }>("/auth/login", {
      login_type: "manual",
      field_type: "email",
      email_or_phone: email,
      password,
    });
    return token;
  }

  /** Puts one piece of an item without required choices into the cart. */
  async addToCart(item: Item, asking: Asking, quantity = 1): Promise<void> {
    const line = {
      item_id: item.id,
      model: "Item",
      price: item.price,
      quantity,
      variation: [],
      add_on_ids: [],
      add_on_qtys: [],
      store_id: item.store_id,
    };
    await this.post("/customer/cart/add", line, { ...asking, moduleId: item.module_id });
  }
}

/** Open now and switched on by the vendor. */
export function isOpen(store: Pick<Store, "active" | "open">): boolean {
  return Boolean(store.active) && Boolean(store.open);
}

/** Whether an item can be put into the cart with one press. */
export function needsNoChoice(
  item: Pick<Item, "food_variations" | "variations" | "available_now" | "stock" | "module_type">,
): boolean {
  const inStock = item.module_type === "food" || item.stock > 10;
  return item.food_variations.length === 0 && item.variations.length === 0 && item.available_now && inStock;
}
