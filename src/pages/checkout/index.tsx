import { useSearchParams } from "react-router-dom";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { BuyNowCheckout } from "./buy-now-checkout";
import { CartCheckout } from "./cart-checkout";

/** The last page before an order: of the cart, or of an item by itself. Leads home with nothing to order. */
export default function CheckoutPage() {
  const [search] = useSearchParams();
  const page = search.get("page");
  return (
    <KitProvider>
      {page === "buy_now" || page === "campaign" ? (
        <BuyNowCheckout key={page} page={page} />
      ) : (
        <CartCheckout />
      )}
    </KitProvider>
  );
}
