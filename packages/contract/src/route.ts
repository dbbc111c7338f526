import type * as z from "zod";
import type { PermissionKey } from "./permissions.ts";
import type { RefusalCode } from "./refusals.ts";

export type Schema = z.core.$ZodType;
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Key = `${Method} /${string}`;

/** Route permission: one key, any of several keys, public, any signed-in user (`self`), or keys that depend on a body field. */
export type RoutePermission =
  | PermissionKey
  | readonly [PermissionKey, ...PermissionKey[]]
  | "public"
  | "self"
  | { readonly by: string; readonly table: { readonly [value: string]: PermissionKey | readonly [PermissionKey, ...PermissionKey[]] } };

/** Multipart form of an upload: name of the file field, and schema of the other fields. */
export type UploadForm = { readonly file: string; readonly fields: Schema };
/** Encoding in which the server stores an image: longest side, without metadata, upright. */
export type ImageEncoding = { readonly maxSide: number; readonly type: "image/jpeg" | "image/png" };
/**
 * Accepted files of a route, by type detected from the bytes. A route with a form also accepts resumable uploads. With `image` the server
 * decodes the image and stores it in that encoding.
 */
export type Upload = {
  readonly maxBytes: number;
  readonly accepted: readonly string[];
  readonly form?: UploadForm;
  readonly image?: ImageEncoding;
};
/** Completed upload in the file store, addressed by its hash. */
export type Uploaded = { readonly hash: string; readonly size: number; readonly type: string; readonly pages: number | null };
/** Adds the original file name and the form fields. */
export type UploadedWith<Fields> = Uploaded & { readonly name: string; readonly fields: Fields };
/** File in the browser: only its bytes, without its claimed type. */
export type FileBody = { readonly size: number; readonly arrayBuffer: () => Promise<ArrayBuffer> };

export type Route = {
  readonly permission: RoutePermission;
  readonly summary: string;
  /** Schemas of parameters that are not positive integers: `id` and `…Id` need none. */
  readonly params?: { readonly [name: string]: Schema };
  readonly query?: Schema;
  readonly body?: Schema;
  /** The body is a file: its bytes are streamed to the file store, and the use case receives the result. */
  readonly upload?: Upload;
  /** Header names in lower case, in addition to `companyId` and `projectId`, which every route accepts. */
  readonly headers?: Schema;
  readonly answer: Schema;
  /** HTTP status of the response; 200 by default. */
  readonly status?: 200 | 201 | 202 | 204;
  /** HTTP status of a null answer, which then has no body. */
  readonly emptyStatus?: 204;
  readonly refusals?: readonly RefusalCode[];
  /** Idempotent by `Idempotency-Key`, as POST routes that create are: a repeated key returns the first result without a second run. */
  readonly repeatable?: true;
  /** Limit of one account on this route, in addition to the limit of all routes, and the refusal above it. */
  readonly accountLimit?: { readonly perMinute: number; readonly refusal: RefusalCode };
  /** A gate device may call it as well, with its key as bearer token. */
  readonly device?: true;
  /** On a public route: a request with a session runs with its scope. */
  readonly session?: "optional";
  /** The path holds a secret id, so guesses are limited by `perAddressGuessing`. */
  readonly guessable?: true;
  /** Accepts a form as well as JSON, and ignores its fields. */
  readonly takesForm?: true;
  /** The answer is a file: its bytes are sent as they are, with its name. The schema of the answer is `FileBytes`. */
  readonly answersFile?: true;
  /** Polling route with ETag support: an unchanged result returns 304. */
  readonly polled?: true;
};
export type Routes = { readonly [key: string]: Route };

/** Declares the routes of one area; the key is method and path on the wire. */
export const routes = <const T extends Record<Key, Route>>(table: T): T => table;

type ParameterOf<K extends string> = K extends `${string}{${infer Name}}${infer Rest}` ? Name | ParameterOf<Rest> : never;
type DeclaredParameter<R, P extends string> = R extends { readonly params: { readonly [Name in P]: infer S extends Schema } } ? S : never;
type ReceivedParams<K extends string, R> = {
  readonly [P in ParameterOf<K>]: [DeclaredParameter<R, P>] extends [never] ? number : z.output<DeclaredParameter<R, P>>;
};
type SentParams<K extends string, R> = {
  readonly [P in ParameterOf<K>]: [DeclaredParameter<R, P>] extends [never] ? number : z.input<DeclaredParameter<R, P>>;
};

type Received<R, Part extends "query" | "body" | "headers"> = R extends { readonly [P in Part]: infer S extends Schema }
  ? z.output<S>
  : undefined;
export type Input<K extends string, R> = {
  readonly params: ReceivedParams<K, R>;
  readonly query: Received<R, "query">;
  readonly body: R extends { readonly upload: { readonly form: { readonly fields: infer S extends Schema } } }
    ? UploadedWith<z.output<S>>
    : R extends { readonly upload: Upload }
      ? Uploaded
      : Received<R, "body">;
  readonly headers: Received<R, "headers">;
};
/** File that the server generates for a request. Its bytes are produced after the transaction has ended. */
export type GeneratedFile = { readonly name: string; readonly type: string; readonly bytes: AsyncIterable<Uint8Array> };
export type Answer<R extends Route> = R extends { readonly answersFile: true } ? GeneratedFile : z.input<R["answer"]>;
export type RefusalOf<R extends Route> = R["refusals"] extends readonly RefusalCode[] ? R["refusals"][number] : never;

type Sent<K extends string, R> = SentParams<K, R> &
  (R extends { readonly query: infer S extends Schema } ? { readonly query?: z.input<S> } : unknown) &
  (R extends { readonly body: infer S extends Schema } ? { readonly body: z.input<S> } : unknown) &
  (R extends { readonly upload: { readonly form: UploadForm } }
    ? { readonly body: FormData }
    : R extends { readonly upload: Upload }
      ? { readonly body: FileBody }
      : unknown);

/** Options of a call: companies and project to act for, abort signal, and idempotency key. */
export type CallOptions = {
  readonly companyId?: number | readonly number[];
  readonly projectId?: number;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
};

/**
 * Type of the browser's API client. Import the routes as a type only, so that no schema is bundled. Curried, so that TypeScript infers the
 * route before it checks the input.
 */
export type Client<T extends Routes> = <K extends keyof T & string>(
  key: K,
) => (
  ...sent: Record<never, never> extends Sent<K, T[K]> ? [Sent<K, T[K]>?, CallOptions?] : [Sent<K, T[K]>, CallOptions?]
) => Promise<z.output<T[K]["answer"]>>;
