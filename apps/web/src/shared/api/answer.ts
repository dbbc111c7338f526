import type { RefusalBody } from "@emdia/contract/refusals.ts";
import { ApiFailure } from "./api-failure.ts";

/** Identity services put their words one level deeper. */
type Refused = Partial<RefusalBody> & { readonly error?: { readonly message?: unknown } | string };

/** A refusal in the house's form, or whatever a proxy on the way had to say. */
const refusalIn = (text: string): Refused => {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? (body as Refused) : {};
  } catch {
    return {};
  }
};

/** The words inside `error` come before those beside it; neither is heard when the code has a text of ours. */
const wordsOf = ({ error, message }: Refused): string => {
  const inner = typeof error === "object" && error !== null ? error.message : undefined;
  return [inner, message].find((words): words is string => typeof words === "string") ?? "";
};

/** What the server answered, or its refusal as a failure. An answer that breaks off or cannot be read is none. */
export const readAnswer = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  if (response.ok) return text === "" ? null : JSON.parse(text);

  const refused = refusalIn(text);
  const { code, details } = refused;
  throw new ApiFailure({
    kind: "answered",
    statusCode: response.status,
    message: wordsOf(refused),
    ...(code !== undefined && { code }),
    details,
  });
};
