// Claims of the access token.
import type { AccessClaims } from "@emdia/contract/identity/routes.ts";

const base64 = (text: string) => text.replaceAll("-", "+").replaceAll("_", "/");

/** Decodes the claims of the access token without verification, for display only. The server verifies the signature. */
export const readClaims = (accessToken: string): AccessClaims | null => {
  try {
    const bytes = Uint8Array.from(atob(base64(accessToken.split(".")[1] ?? "")), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as AccessClaims;
  } catch {
    return null;
  }
};
