import type { RefusalBody } from "@emdia/contract/refusals.ts";
import { ApiFailure } from "./api-failure.ts";

/** Identity services nest their message inside `error`. */
type Refused = Partial<RefusalBody> & { readonly error?: { readonly message?: unknown } | string };

/** Error body of our server, or of a proxy in front of it. */
const refusalIn = (text: string): Refused => {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? (body as Refused) : {};
  } catch {
    return {};
  }
};

/** The message inside `error` precedes the outer one. The screen shows neither when the code has a text of its own. */
const wordsOf = ({ error, message }: Refused): string => {
  const inner = typeof error === "object" && error !== null ? error.message : undefined;
  return [inner, message].find((words): words is string => typeof words === "string") ?? "";
};

/** Reads the response body, a file as a blob, or throws its refusal as an `ApiFailure`. A truncated or unreadable body throws as well. */
export const readAnswer = async (response: Response): Promise<unknown> => {
  if (response.ok && response.headers.has("content-disposition")) return response.blob();
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
