// The QR code that enrols a gate device: a link whose fragment holds the secret, so that no server logs it.
import { pathTo } from "@emdia/contract/web-paths.ts";

const MARK = "#ativar=";

export const enrolmentLink = (origin: string, secret: string): string => `${origin}${pathTo("/portaria")}${MARK}${secret}`;

/** The secret in a link, a fragment or a scanned text. Null without one. */
export const enrolmentSecretIn = (text: string): string | null => /#ativar=([\w-]{20,64})$/.exec(text)?.[1] ?? null;
