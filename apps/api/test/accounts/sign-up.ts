import type { Asking } from "./robot-pass.ts";

export const NEW_PASSWORD = "Chegada@27#x";

/** The current terms of use. */
export const currentTermId = async (world: Asking): Promise<number> => {
  const { answer } = await world.anonymous()("GET /internal/terms-use")({});
  const [terms] = answer;
  if (!terms) throw new Error("there are no terms of use");
  return terms.id;
};

type Typed = { readonly email: string; readonly token: string; readonly password?: string; readonly fullName?: string };

/** Creates the account of an invited person. */
export const signUp = async (world: Asking, { email, token, password = NEW_PASSWORD, fullName = "Júlia Campos" }: Typed) =>
  world.anonymous()("POST /authentication/signup")({
    body: { email, token, password, fullName, phone: "(31) 98888-7777", termId: await currentTermId(world), accepted: true },
  });
