import { type Contract, contract } from "@emdia/contract/contract.ts";
import { type RefusalCode, refusals } from "@emdia/contract/refusals.ts";
import type { CallOptions, Client, Route, Schema } from "@emdia/contract/route.ts";
import * as z from "zod/mini";

type Sent = { readonly [name: string]: unknown; readonly query?: Readonly<Record<string, unknown>>; readonly body?: unknown };
export type Refused = { readonly statusCode: number; readonly code: RefusalCode; readonly message: string; readonly details?: unknown };
/** Response of a call: answer or refusal, and the headers. */
export type Reply<T> = { readonly status: number; readonly answer: T; readonly refused: Refused; readonly headers: Headers };
type Caller = <K extends keyof Contract & string>(
  key: K,
) => (...sent: Parameters<ReturnType<Client<Pick<Contract, K>>>>) => Promise<Reply<z.input<Contract[K]["answer"]>>>;

export const RefusedBody = z.object({
  statusCode: z.int(),
  code: z.enum(Object.keys(refusals) as [RefusalCode, ...RefusalCode[]]),
  message: z.string().check(z.minLength(1)),
  details: z.optional(z.unknown()),
});

const searchOf = (query: Sent["query"]): string => {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, String(one)]));
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : "";
};
/** A form sets its own content type, with the boundary. */
const typeOf = (body: unknown): Record<string, string> => {
  if (body === undefined || body instanceof FormData) return {};
  return { "content-type": body instanceof Blob ? "application/octet-stream" : "application/json" };
};
const headersOf = (token: string | undefined, body: unknown, { companyId, idempotencyKey }: CallOptions): Record<string, string> => ({
  ...(token && { authorization: `Bearer ${token}` }),
  ...typeOf(body),
  ...(companyId !== undefined && { companyId: JSON.stringify(companyId) }),
  ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
});

/** Validates a response by the contract and fails the test if it does not match. */
const recognised = (schema: Schema, body: unknown, key: string): unknown => {
  const { success, error, data } = z.safeParse(schema, body);
  if (!success) throw new Error(`${key} answered what its contract does not say: ${error.message}`);
  return data;
};

const bodyOf = async (response: Response, isFile: boolean): Promise<unknown> => {
  if (isFile) return response.blob();
  const text = await response.text();
  return text === "" ? null : JSON.parse(text);
};

/** Typed HTTP client of the contract. `from` sets x-forwarded-for. */
export const apiClient = (address: string, token?: string, from?: string): Caller => {
  const call = async (key: keyof Contract, { query, body, ...params }: Sent = {}, options: CallOptions = {}) => {
    const [method = "GET", template = "/"] = key.split(" ");
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const response = await fetch(`${address}/api${path}${searchOf(query)}`, {
      method,
      headers: { ...headersOf(token, body, options), ...(from && { "x-forwarded-for": from }) },
      ...(body !== undefined && { body: body instanceof Blob || body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const route: Route = contract[key];
    const succeeded = response.status === (route.status ?? 200) || response.status === route.emptyStatus;
    const received = await bodyOf(response, route.answersFile === true && succeeded);
    return {
      status: response.status,
      headers: response.headers,
      answer: succeeded ? recognised(route.answer, received, key) : undefined,
      refused: succeeded ? undefined : recognised(RefusedBody, received, key),
    };
  };
  return ((key: keyof Contract) => (sent?: Sent, options?: CallOptions) => call(key, sent, options)) as unknown as Caller;
};
