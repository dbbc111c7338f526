import type { RobotService } from "@emdia/contract/identity/robot.ts";
import type { ServiceSetting } from "./setting.ts";

const ANSWER_WITHIN_MS = 5_000;

/** Verification URL of each service, and the origins of its browser script. */
const services: { readonly [S in RobotService]: { readonly verifyAt: string; readonly origins: readonly string[] } } = {
  turnstile: {
    verifyAt: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
    origins: ["https://challenges.cloudflare.com"],
  },
  hcaptcha: { verifyAt: "https://api.hcaptcha.com/siteverify", origins: ["https://js.hcaptcha.com", "https://*.hcaptcha.com"] },
  recaptcha: {
    verifyAt: "https://www.google.com/recaptcha/api/siteverify",
    origins: ["https://www.google.com", "https://www.gstatic.com"],
  },
};
export const originsOf = (service: RobotService): readonly string[] => services[service].origins;

export type Verdict = "person" | "robot" | "silent";

/** Verifies a response with the service. An error, timeout or malformed answer is "silent", which never counts as a person. */
export const askService = async (
  { service, secret, verifyAt }: ServiceSetting,
  { response, address }: { readonly response: string; readonly address: string },
): Promise<Verdict> => {
  try {
    const answer = await fetch(verifyAt ?? services[service].verifyAt, {
      method: "POST",
      body: new URLSearchParams({ secret, response, remoteip: address }),
      redirect: "error",
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (!answer.ok) return "silent";
    const result: unknown = await answer.json();
    return (result as { readonly success?: unknown } | null)?.success === true ? "person" : "robot";
  } catch {
    return "silent";
  }
};
