import type { SessionRow } from "@emdia/contract/identity/my-account-routes.ts";

type Device = SessionRow["device"];
type Sign = readonly [pattern: RegExp, name: string];
const named = (userAgent: string, signs: readonly Sign[]): string | null => signs.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/** User agents also name other browsers, so the most specific patterns come first. */
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

/** Device, browser and system derived from the user agent. */
export const deviceOf = (userAgent: string): Device => {
  const system = named(userAgent, systems);
  return { kind: kindOf(userAgent, system), browser: named(userAgent, browsers), system };
};
