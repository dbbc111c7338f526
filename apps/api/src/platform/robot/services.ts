import type { RobotService } from "@emdia/contract/identity/robot.ts";
import type { ServiceSetting } from "./setting.ts";

const ANSWER_WITHIN_MS = 5_000;

/** Where each service is asked, and from where a browser takes what it shows. */
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

/** Asks the service whether an answer is good. A service that is slow, away or confused is silent; it never counts as a yes. */
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
    const told: unknown = await answer.json();
    return (told as { readonly success?: unknown } | null)?.success === true ? "person" : "robot";
  } catch {
    return "silent";
  }
};
