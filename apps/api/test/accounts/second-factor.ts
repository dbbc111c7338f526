import { DEMO_PASSWORD } from "../../demo/accounts/cast.ts";
import { newPerson, type Person } from "../fixtures/new-person.ts";
import type { World } from "../world.ts";

/** A new person with a required second factor and no phone. */
export const newGuarded = async (world: World, change = "second_factor = true"): Promise<Person> => {
  const person = await newPerson(world);
  await world.database.ownerPool().query(`update account set ${change} where id = $1`, [person.accountId]);
  return person;
};

/** Signs in with the password and returns the pending second-factor step. */
export const stepOf = async (world: World, email: string, password = DEMO_PASSWORD) => {
  const { answer } = await world.anonymous()("POST /authentication/signin")({ body: { email, password } });
  if (!answer.mfaRequired) throw new Error(`${email} came in without a second factor`);
  return answer;
};

/** A random phone number. */
export const newPhone = (): string => `+55319${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;

type StepInput = { readonly email: string; readonly stepToken: string };
type Way = "EMAIL" | "SMS" | "PHONE";
/** The three calls of a sign-in with second factor. */
export const stepCalls = (world: World) => ({
  begin: ({ email, stepToken }: StepInput, mfaType: Way = "EMAIL", phone?: string) =>
    world.anonymous()("POST /authentication/mfa")({ body: { email, stepToken, mfaType, ...(phone && { phone }) } }),
  again: ({ email, stepToken }: StepInput, mfaType: Way = "EMAIL") =>
    world.anonymous()("POST /authentication/send-mfa-code")({ body: { email, stepToken, mfaType } }),
  enter: ({ email, stepToken }: StepInput, code: string, mfaType: Way = "EMAIL") =>
    world.anonymous()("POST /authentication/signin-with-mfa-code")({ body: { email, stepToken, mfaType, code } }),
});
export const wrongFor = (code: string): string => (code === "000000" ? "111111" : "000000");
