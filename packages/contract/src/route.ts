import type * as z from "zod";
import type { PermissionKey } from "./permissions.ts";
import type { RefusalCode } from "./refusals.ts";

export type Schema = z.core.$ZodType;
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Key = `${Method} /${string}`;

/** Who may knock: holders of a key, or of any of several, anybody, anybody signed in, or holders of a key that a field of the body asks for. */
export type RoutePermission =
  | PermissionKey
  | readonly [PermissionKey, ...PermissionKey[]]
  | "public"
  | "self"
  | { readonly by: string; readonly table: { readonly [value: string]: PermissionKey | readonly [PermissionKey, ...PermissionKey[]] } };

/** A file that comes with something told beside it: in which field of the form, and what else may stand there. */
export type UploadForm = { readonly file: string; readonly fields: Schema };
/** Which files a route takes, by what their bytes tell they are. With a form it also takes them in parts that may be resumed. */
export type Upload = { readonly maxBytes: number; readonly accepted: readonly string[]; readonly form?: UploadForm };
/** A file that arrived whole and is kept under its hash. */
export type Uploaded = { readonly hash: string; readonly size: number; readonly type: string; readonly pages: number | null };
/** With the name that it was sent with, and what was told beside it. */
export type UploadedWith<Fields> = Uploaded & { readonly name: string; readonly fields: Fields };
/** What a browser sends of a file: its bytes, and nothing that it claims about them. */
export type FileBody = { readonly size: number; readonly arrayBuffer: () => Promise<ArrayBuffer> };

export type Route = {
  readonly permission: RoutePermission;
  readonly summary: string;
  /** Only for parameters that are not positive integers: `id` and `…Id` need no schema. */
  readonly params?: { readonly [name: string]: Schema };
  readonly query?: Schema;
  readonly body?: Schema;
  /** The body is a file: its bytes go to the file store as they arrive, and the use case receives what was kept. */
  readonly upload?: Upload;
  /** Header names in lower case, beside `companyId` and `projectId`, which every route understands. */
  readonly headers?: Schema;
  readonly answer: Schema;
  /** The HTTP status of the answer; 200 unless said. */
  readonly status?: 200 | 201 | 202 | 204;
  readonly refusals?: readonly RefusalCode[];
  /** What a creation is by itself: sent again under its `Idempotency-Key`, it is answered as the first time and does nothing. */
  readonly repeatable?: true;
  /** Asked again and again: who has its answer already is told only that it is still the same. */
  readonly polled?: true;
};
export type Routes = { readonly [key: string]: Route };

/** Declares the routes of one area: the key is what goes over the wire. */
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
export type Answer<R extends Route> = z.input<R["answer"]>;
export type RefusalOf<R extends Route> = R["refusals"] extends readonly RefusalCode[] ? R["refusals"][number] : never;

type Sent<K extends string, R> = SentParams<K, R> &
  (R extends { readonly query: infer S extends Schema } ? { readonly query?: z.input<S> } : unknown) &
  (R extends { readonly body: infer S extends Schema } ? { readonly body: z.input<S> } : unknown) &
  (R extends { readonly upload: { readonly form: UploadForm } }
    ? { readonly body: FormData }
    : R extends { readonly upload: Upload }
      ? { readonly body: FileBody }
      : unknown);

/** Beside what the route asks for: which companies and project to act for, and how to give up. */
export type CallOptions = {
  readonly companyId?: number | readonly number[];
  readonly projectId?: number;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
};

/** What the browser calls. Import the routes as a type only, and no schema travels. Curried, so that the checker knows the route before it compares. */
export type Client<T extends Routes> = <K extends keyof T & string>(
  key: K,
) => (
  ...sent: Record<never, never> extends Sent<K, T[K]> ? [Sent<K, T[K]>?, CallOptions?] : [Sent<K, T[K]>, CallOptions?]
) => Promise<z.output<T[K]["answer"]>>;
