// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "@/platform/http/api-error";
import { configureHttp, get } from "@/platform/http/client";
import {
  clearLocation,
  followLocation,
  isLocationSet,
  setLocation,
  useLocationStore,
  zoneIds,
} from "./location";
import { followModule, selectedModule, selectModule } from "./module";
import { goTo, registerNavigator } from "./navigation";
import { changeLanguage, setTheme, usePreferences } from "./preferences";
import { forgetSearches, recentSearches, rememberSearch, useSearchHistory } from "./search-history";
import {
  ensureGuest,
  followOtherTabs,
  type Leaving,
  onBeforeSignIn,
  onSignOut,
  prepareSignIn,
  session,
  signIn,
  signOut,
  useSession,
} from "./session";
import { sessionEnded, showError } from "./show-error";
import { dismissToast, showSuccess, showToastOfLastPage, useToasts } from "./toasts";

let answers: (url: URL, init: RequestInit) => { status?: number; body: unknown } | Promise<never>;
let calls: { url: URL; init: RequestInit }[];
let went: string[];

beforeEach(() => {
  calls = [];
  went = [];
  answers = () => ({ status: 404, body: { errors: [] } });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init = {}) => {
    const url = new URL(String(input), "http://shop.test");
    calls.push({ url, init });
    const { status = 200, body } = await answers(url, init);
    return new Response(JSON.stringify(body), { status });
  });
  configureHttp({
    baseUrl: "http://shop.test",
    headers: () => ({ token: session().token }),
    onUnauthorised: sessionEnded,
  });
  registerNavigator((path) => went.push(path));
});
afterEach(async () => {
  await signOut("deleted");
  localStorage.clear();
  sessionStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  useSession.setState({ token: null, guestId: null, accountKey: "local:test", epoch: 0 });
  useToasts.setState({ toasts: [] });
  vi.restoreAllMocks();
});

const customer = (id: number) => {
  answers = (url) => (url.pathname.endsWith("/customer/info") ? { body: { id } } : { body: {} });
};

describe("signing in and out", () => {
  it("names the account by the customer, so that the same person is found again with another token", async () => {
    customer(41);
    await signIn("first");
    const account = session().accountKey;
    expect(account).toMatch(/^customer:/);
    expect(account).not.toContain("41");
    await signOut("asked");
    expect(session().accountKey).toMatch(/^local:/);
    await signIn("second");
    expect(session().accountKey).toBe(account);
    customer(42);
    await signOut("asked");
    await signIn("third");
    expect(session().accountKey).not.toBe(account);
  });

  it("signs in although nobody can say whose token it is", async () => {
    answers = () => Promise.reject(new TypeError("no network"));
    await signIn("t");
    expect(session()).toMatchObject({ token: "t", accountKey: expect.stringMatching(/^customer:/) });
    expect(localStorage.getItem("token")).toBe("t");
  });

  it("removes the token at once, raises the epoch and then tells everybody, whatever they do", async () => {
    customer(1);
    await signIn("t");
    const { accountKey, epoch } = session();
    const heard: (Leaving & { tokenThen: string | null })[] = [];
    const stops = [
      onSignOut(() => Promise.reject(new Error("no"))),
      onSignOut((leaving) => {
        heard.push({ ...leaving, tokenThen: session().token });
      }),
    ];
    await signOut("asked");
    expect(heard).toEqual([{ accountKey, token: "t", reason: "asked", tokenThen: null }]);
    expect(session().epoch).toBe(epoch + 1);
    expect(localStorage.getItem("token")).toBeNull();
    expect(calls.some(({ url }) => url.pathname === "/api/v1/auth/logout")).toBe(true);
    await signOut("asked");
    expect(heard).toHaveLength(1);
    for (const stop of stops) stop();
  });

  it("waits two seconds at most for the guest's rows", async () => {
    vi.useFakeTimers();
    const stop = onBeforeSignIn(() => new Promise<void>(() => {}));
    let ready = false;
    void prepareSignIn().then(() => {
      ready = true;
    });
    await vi.advanceTimersByTimeAsync(1_900);
    expect(ready).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(ready).toBe(true);
    stop();
    vi.useRealTimers();
  });

  it("follows a sign-out in another tab", async () => {
    customer(1);
    await signIn("t");
    const stop = followOtherTabs();
    localStorage.removeItem("token");
    window.dispatchEvent(new StorageEvent("storage", { key: "token" }));
    expect(session().token).toBeNull();
    stop();
  });
});

describe("the guest", () => {
  it("gets one id however often it is asked for", async () => {
    answers = () => ({ body: { guest_id: 77 } });
    expect(await Promise.all([ensureGuest(), ensureGuest()])).toEqual([77, 77]);
    expect(await ensureGuest()).toBe(77);
    expect(calls).toHaveLength(1);
    expect(session()).toMatchObject({ guestId: 77, accountKey: "guest:77" });
    expect(localStorage.getItem("guest_id")).toBe("77");
  });

  it("gets none when the call fails: it is logged, the page goes on, the next call tries again", async () => {
    const log = vi.spyOn(console, "warn").mockImplementation(() => {});
    answers = () => Promise.reject(new TypeError("no"));
    expect(await ensureGuest()).toBeNull();
    expect(log).toHaveBeenCalledTimes(1);
    expect(useToasts.getState().toasts).toEqual([]);
    answers = () => ({ body: { guest_id: 5 } });
    expect(await ensureGuest()).toBe(5);
  });

  it("is not asked for when somebody is signed in", async () => {
    customer(1);
    await signIn("t");
    calls = [];
    expect(await ensureGuest()).toBeNull();
    expect(calls).toEqual([]);
  });
});

describe("errors", () => {
  const shown = () => useToasts.getState().toasts.map((toast) => toast.text);

  it("ends the session once, with the specification's words, however many calls come back with 401", async () => {
    customer(1);
    await signIn("t");
    answers = (url) =>
      url.pathname.endsWith("/auth/logout") ? { body: {} } : { status: 401, body: { errors: [] } };
    const call = () =>
      get({ path: "/customer/info", authenticated: true, normalise: (x) => x }).catch(showError);
    await Promise.all([call(), call(), call()]);
    expect(shown()).toEqual(["Your account is inactive or Your token has been expired"]);
    expect(localStorage.getItem("token")).toBeNull();
    expect(went).toEqual(["/"]);
  });

  it("shows a wrong password as it is, without going anywhere", () => {
    showError(
      new ApiError("unauthorised", { status: 401, errors: [{ code: "auth-001", message: "Wrong" }] }),
    );
    expect(shown()).toEqual(["Wrong"]);
    expect(went).toEqual([]);
  });

  it("shows several messages one after the other under one id", () => {
    showError(
      new ApiError("refused", {
        errors: [
          { code: "a", message: "One" },
          { code: "b", message: "Two" },
          { code: "c", message: "One" },
        ],
      }),
    );
    expect(shown()).toEqual(["One"]);
    dismissToast("error");
    expect(shown()).toEqual(["Two"]);
    dismissToast("error");
    expect(shown()).toEqual([]);
  });

  it("replaces an error by the next and never stacks", () => {
    showError(
      new ApiError("refused", {
        errors: [
          { code: "", message: "One" },
          { code: "", message: "Two" },
        ],
      }),
    );
    showError(new ApiError("refused", { errors: [{ code: "", message: "Three" }] }));
    expect(shown()).toEqual(["Three"]);
    dismissToast("error");
    expect(shown()).toEqual([]);
  });

  it("makes no toast of a missing network, of maintenance or of an aborted call", () => {
    for (const kind of ["network", "timeout", "maintenance"] as const) showError(new ApiError(kind));
    showError(new DOMException("x", "AbortError"));
    expect(shown()).toEqual([]);
  });

  it("has a plain line for everything else", () => {
    showError(new TypeError("undefined is not a function"));
    expect(shown()).toEqual(["Something went wrong."]);
    showError(new ApiError("refused", { status: 429, retryAfterMs: 1_500 }));
    expect(shown()).toEqual(["Too many requests. Try again in 2 seconds."]);
  });

  it("leaves other toasts in peace", () => {
    showSuccess("Saved");
    showError(new ApiError("refused", { errors: [{ code: "", message: "One" }] }));
    expect(shown()).toEqual(["Saved", "One"]);
  });
});

describe("place, module and searches", () => {
  const place = { text: "Quay 1", position: { lat: 1, lng: 2 }, zoneId: "[2, 1]", zoneData: [] };

  it("writes all parts of a place together and keeps the zone verbatim", () => {
    setLocation(place);
    expect([
      localStorage.getItem("location"),
      localStorage.getItem("zoneid"),
      localStorage.getItem("currentLatLng"),
    ]).toEqual(["Quay 1", "[2, 1]", '{"lat":1,"lng":2}']);
    expect([isLocationSet(), zoneIds()]).toEqual([true, [2, 1]]);
    clearLocation();
    expect(localStorage.getItem("zoneid")).toBeNull();
    expect(isLocationSet()).toBe(false);
  });

  it("follows another tab", () => {
    const stops = [followLocation(), followModule()];
    setLocation(place);
    localStorage.setItem("location", "null");
    window.dispatchEvent(new StorageEvent("storage", { key: "location" }));
    expect(useLocationStore.getState().text).toBeNull();
    selectModule({ id: 3, module_type: "food", module_name: "Food", slug: "food" });
    localStorage.setItem("module", '{"id":4,"module_type":"grocery"}');
    window.dispatchEvent(new StorageEvent("storage", { key: "module" }));
    expect(selectedModule()).toMatchObject({ id: 4, module_type: "grocery" });
    for (const stop of stops) stop();
    selectModule(null);
    clearLocation();
  });

  it("keeps searches once, newest first, and shows five", () => {
    for (const term of ["a", " ", "b", "a", "c", "d", "e", "f"]) rememberSearch(term);
    expect(recentSearches(useSearchHistory.getState().searches)).toEqual(["f", "e", "d", "c", "b"]);
    forgetSearches();
    expect(localStorage.getItem("searchedValues")).toBeNull();
  });
});

describe("preferences", () => {
  it("changes the language: keys, direction, one toast after the reload", () => {
    const reload = vi.fn();
    setTheme("dark");
    changeLanguage("ar", undefined, reload);
    expect(localStorage.getItem("language-setting")).toBe("ar");
    expect(localStorage.getItem("country")).toBe("SA");
    expect(JSON.parse(localStorage.getItem("settings") ?? "{}")).toEqual({ theme: "dark", direction: "rtl" });
    expect([document.documentElement.dir, document.documentElement.lang]).toEqual(["rtl", "ar"]);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(useToasts.getState().toasts).toEqual([]);
    showToastOfLastPage();
    showToastOfLastPage();
    expect(useToasts.getState().toasts.map((toast) => toast.text)).toEqual(["Language has been changed"]);
  });

  it("paints the theme at once", () => {
    setTheme("dark");
    expect(document.documentElement.classList.contains("dark")).toBe(true);
    setTheme("light");
    expect(document.documentElement.classList.contains("dark")).toBe(false);
    expect(usePreferences.getState().theme).toBe("light");
  });
});

describe("going somewhere", () => {
  it.each([
    ["/home?x=1", "/home?x=1"],
    ["//evil.test", "/"],
    ["/\\evil.test", "/"],
    ["javascript:alert(1)", "/"],
  ])("takes %j to %j", (path, target) => {
    goTo(path);
    expect(went).toEqual([target]);
  });
});
