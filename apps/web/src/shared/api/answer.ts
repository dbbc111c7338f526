import type { RefusalBody } from "@emdia/contract/refusals.ts";
import { ApiFailure } from "./api-failure.ts";

/** A refusal in the house's form, or whatever a proxy on the way had to say. */
const refusalIn = (text: string): Partial<RefusalBody> => {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? (body as Partial<RefusalBody>) : {};
  } catch {
    return {};
  }
};

/** What the server answered, or its refusal as a failure. An answer that breaks off or cannot be read is none. */
export const readAnswer = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  if (response.ok) return text === "" ? null : JSON.parse(text);

  const { code, message, details } = refusalIn(text);
  throw new ApiFailure({
    kind: "answered",
    statusCode: response.status,
    message: typeof message === "string" ? message : "",
    ...(code !== undefined && { code }),
    details,
  });
};
