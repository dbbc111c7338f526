import type { SignedIn } from "@emdia/contract/identity/routes.ts";
import type { Page } from "@playwright/test";
import type * as z from "zod/mini";
import { DEMO_PASSWORD } from "../apps/api/demo/accounts/cast.ts";
import { newPass } from "../apps/api/test/accounts/robot-pass.ts";
import { currentTermId } from "../apps/api/test/accounts/sign-up.ts";
import { signedIn } from "../apps/api/test/accounts/signed-in.ts";
import { apiClient } from "../apps/api/test/api-client.ts";
import { writeSession } from "../apps/web/src/shared/session/storage/stored-session.ts";
import { randomClientIp } from "./random-client-ip.ts";

export type SignedInSession = z.output<typeof SignedIn>;

/** API clients of one visitor, all with the same IP address. */
const visitor = (address: string) => {
  const from = randomClientIp();
  return () => apiClient(address, undefined, from);
};

/** Signs in through the API like a browser, including the proof of work. */
export const beginSession = async (address: string, email: string, password = DEMO_PASSWORD): Promise<SignedInSession> => {
  const anonymous = visitor(address);
  const robotPass = await newPass({ anonymous });
  const { answer } = await anonymous()("POST /authentication/signin")({ body: { email, password, robotPass } });
  return signedIn(answer);
};

type Invited = {
  readonly email: string;
  readonly token: string;
  readonly fullName: string;
  readonly phone: string;
  readonly password: string;
};

/** Creates the account of an invited user, which also signs in. */
export const beginAccount = async (address: string, invited: Invited): Promise<SignedInSession> => {
  const anonymous = visitor(address);
  const [robotPass, termId] = await Promise.all([newPass({ anonymous }), currentTermId({ anonymous })]);
  const { answer } = await anonymous()("POST /authentication/signup")({ body: { ...invited, termId, accepted: true, robotPass } });
  return signedIn(answer);
};

/** Same origin as the product, without its code. */
const QUIET_PAGE = "/favicon.svg";

/** Stores the session in the browser in the same way as the web client. */
export const keepSession = async (page: Page, { user, ...tokens }: SignedInSession): Promise<void> => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  writeSession(storage, tokens, user);
  await page.goto(QUIET_PAGE);
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    [...stored],
  );
};
