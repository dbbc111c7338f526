import type { WebLayout } from "@emdia/contract/web-paths.ts";
import type { Screen } from "../screen.ts";

/** Layouts by name, loaded in parallel with the screen. */
export const layouts: { readonly [L in WebLayout]: Screen } = {
  default: { load: async () => (await import("../layouts/default/default-layout.tsx")).DefaultLayout, texts: ["shell", "days"] },
  login: { load: async () => (await import("../layouts/login/login-layout.tsx")).LoginLayout, texts: [] },
  "unified-login": {
    load: async () => (await import("../layouts/unified-login/unified-login-layout.tsx")).UnifiedLoginLayout,
    texts: ["entrance"],
  },
  shop: { load: async () => (await import("../layouts/shop/shop-layout.tsx")).ShopLayout, texts: ["shell"] },
  empty: { load: async () => (await import("../layouts/empty/empty-layout.tsx")).EmptyLayout, texts: [] },
};
