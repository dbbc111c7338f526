import { expect, test } from "vitest";
import { proxyWarning } from "./proxy-warning.ts";

const PUBLIC_URL = "https://emdia.example";

test.each([0, []])("an https address with trusted proxies %j is warned about", (trustedProxies) => {
  expect(proxyWarning({ publicUrl: PUBLIC_URL, trustedProxies })).toContain("EMDIA_TRUSTED_PROXIES");
});

test.each([
  { publicUrl: PUBLIC_URL, trustedProxies: 1 },
  { publicUrl: PUBLIC_URL, trustedProxies: ["10.0.0.1"] },
  { publicUrl: "http://localhost:3000", trustedProxies: 0 },
])("no warning for %j", (settings) => {
  expect(proxyWarning(settings)).toBeUndefined();
});
