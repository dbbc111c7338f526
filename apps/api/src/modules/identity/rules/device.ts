import type { SessionRow } from "@emdia/contract/identity/my-account-routes.ts";

type Device = SessionRow["device"];
type Sign = readonly [pattern: RegExp, name: string];
const named = (userAgent: string, signs: readonly Sign[]): string | null => signs.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/** Browsers say that they are others as well, so the ones that say most come first. */
const browsers: readonly Sign[] = [
  [/\bEdgA?\/|\bEdgiOS\//, "Edge"],
  [/\bOPR\/|\bOPiOS\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];
const systems: readonly Sign[] = [
  [/\biPhone\b|\biPod\b/, "iOS"],
  [/\biPad\b/, "iPadOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];
const kindOf = (userAgent: string, system: string | null): Device["kind"] => {
  if (system === null) return "unknown";
  if (system === "iPadOS" || (system === "Android" && !/\bMobile\b/.test(userAgent))) return "tablet";
  return system === "iOS" || system === "Android" ? "phone" : "computer";
};

/** What somebody recognises their machine by, out of what its browser says of itself. */
export const deviceOf = (userAgent: string): Device => {
  const system = named(userAgent, systems);
  return { kind: kindOf(userAgent, system), browser: named(userAgent, browsers), system };
};
