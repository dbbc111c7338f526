import type { SignInAnswer } from "@emdia/contract/identity/routes.ts";
import type { apiClient } from "../api-client.ts";
import type { Around } from "../pendency-jobs.ts";
import { mailsTo } from "../sent-mail.ts";

/** The tokens of a sign-in without second factor. */
export const signedIn = (answer: SignInAnswer) => {
  if (answer.mfaRequired) throw new Error("this sign-in asks for a second factor");
  return answer;
};

/** The last code sent to an address or phone. */
export const digitsSentTo = async (world: Around, recipient: string): Promise<string> => {
  const messages = await mailsTo(world, recipient);
  const [digits] = messages.flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? []);
  if (!digits) throw new Error(`no code was sent to ${recipient}`);
  return digits;
};

/** Completes a sign-in, with the code of the e-mail if required. */
export const finishSignIn = async (world: Around, api: ReturnType<typeof apiClient>, answer: SignInAnswer) => {
  if (!answer.mfaRequired) return answer;
  const step = { email: answer.email, mfaType: "EMAIL", stepToken: answer.stepToken } as const;
  await api("POST /authentication/mfa")({ body: step });
  const code = await digitsSentTo(world, answer.email);
  return (await api("POST /authentication/signin-with-mfa-code")({ body: { ...step, code } })).answer;
};
