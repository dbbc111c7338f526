import type { Settings } from "../platform/config/settings.ts";

/**
 * Warning for an https address without trusted proxies. The product speaks http only, so a proxy ends TLS. Without its forwarded address
 * all users share the address of the proxy, and with it one rate limit and one sign-in block.
 */
export const proxyWarning = ({ publicUrl, trustedProxies }: Pick<Settings, "publicUrl" | "trustedProxies">): string | undefined => {
  const trustsNone = trustedProxies === 0 || (Array.isArray(trustedProxies) && trustedProxies.length === 0);
  if (!trustsNone || new URL(publicUrl).protocol !== "https:") return undefined;
  return "EMDIA_PUBLIC_URL is https, but EMDIA_TRUSTED_PROXIES is not set: all users count as one address, that of the proxy. Set it to the number of proxies or to their addresses.";
};
