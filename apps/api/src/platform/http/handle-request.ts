import type { Locale } from "@emdia/contract/limits.ts";
import type { Route } from "@emdia/contract/route.ts";
import type { FastifyRequest } from "fastify";
import type pg from "pg";
import { isRefusal, type Refusal, refuse } from "../../kernel/outcome.ts";
import { preferredLocale } from "../../kernel/preferred-locale.ts";
import { type Apart, beside, type IndependentTransactions } from "../access/independent-transaction.ts";
import { openDevice } from "../access/open-device.ts";
import { openScope } from "../access/open-scope.ts";
import { publicOpening } from "../access/openings.ts";
import type { DeviceScope, PublicScope, Scope } from "../access/scope.ts";
import { withWhoMayGrant } from "../access/who-may-grant.ts";
import { type Clock, dayInSaoPaulo } from "../clock/clock.ts";
import { openTransaction, type Transaction } from "../database/transaction.ts";
import { isDeadlock } from "../database/violations.ts";
import type { FileStore } from "../files/file-store.ts";
import type { RobotCheck } from "../robot/robot-check.ts";
import { refuseWithoutPermission, requiredPermissions } from "./check-permission.ts";
import type { AnyForesight, AnyHandler } from "./handler.ts";
import { withIdempotencyKey } from "./idempotency.ts";
import { parseCompanies, type parserOf, type Received } from "./parse.ts";
import type { Translate } from "./translate-answer.ts";
import type { Uploader } from "./uploads/upload-ledger.ts";

export type ServerContext = {
  readonly pool: pg.Pool;
  readonly apart: pg.Pool;
  readonly clock: Clock;
  readonly robotCheck: RobotCheck;
  readonly files?: FileStore;
  /** Translates texts of the catalogue; undefined for the language in which they are stored. */
  readonly translatorOf?: ((language: Locale) => Translate | undefined) | undefined;
};
export type Served = {
  readonly key: string;
  readonly route: Route;
  readonly handler: AnyHandler;
  readonly foresight?: AnyForesight | undefined;
  readonly parse: ReturnType<typeof parserOf>;
  readonly asksForPass: boolean;
};
/** A request with its route. `read` parses the input after the session is checked. */
export type IncomingCall = { readonly served: Served; readonly request: FastifyRequest; readonly read: () => Received | Refusal };
type Opened = { readonly scope: PublicScope | DeviceScope | Scope; readonly transaction: Transaction };

type Own = { readonly transaction: Transaction; readonly apart: Apart };

const publicScopeOf = ({ clock }: ServerContext, request: FastifyRequest, { transaction: { tx }, apart }: Own): PublicScope => {
  const now = clock.now();
  return {
    now,
    today: dayInSaoPaulo(now),
    tx,
    language: preferredLocale(request.headers["accept-language"]),
    caller: { address: request.ip, userAgent: (request.headers["user-agent"] ?? "").slice(0, 300), requestId: request.id },
    ...apart,
  };
};

const openPublic = (context: ServerContext, request: FastifyRequest, { apart, mayBegin }: IndependentTransactions): Opened => {
  const transaction = openTransaction(context.pool, publicOpening(), { mayBegin });
  return { transaction, scope: publicScopeOf(context, request, { transaction, apart }) };
};

const openSignedIn = async (
  context: ServerContext,
  request: FastifyRequest,
  { apart }: IndependentTransactions = beside(context.apart),
): Promise<Opened | Refusal> => {
  const { session } = request;
  if (!session) return refuse("session.denied");
  const companies = parseCompanies(request.headers.companyid);
  if (isRefusal(companies)) return companies;
  const opened = await openScope(context.pool, session, companies);
  if (!opened) return refuse("session.denied");
  const { transaction, account, entries } = opened;
  return {
    transaction,
    scope: { ...publicScopeOf(context, request, { transaction, apart }), account, entries, sessionId: session.sessionId },
  };
};

type DeviceCall = { readonly request: FastifyRequest; readonly keyHash: string };
const openWithDevice = async (context: ServerContext, { request, keyHash }: DeviceCall, { apart }: IndependentTransactions) => {
  const opened = await openDevice(context.pool, keyHash);
  if (!opened) return refuse("session.denied");
  const { transaction, device, entries } = opened;
  return { transaction, scope: { ...publicScopeOf(context, request, { transaction, apart }), device, entries } };
};

type Read = Omit<IncomingCall, "read"> & { readonly received: Received };

const answerIn = async ({ scope, transaction }: Opened, { served, request, received }: Read): Promise<unknown> => {
  const signedIn = "account" in scope ? scope : undefined;
  const closed = signedIn && refuseWithoutPermission(signedIn, requiredPermissions(served.route.permission, received.body));
  if (closed) return withWhoMayGrant(signedIn, closed);
  const work = () => served.handler(scope, received);
  const asked = { key: served.key, route: served.route, request, body: received.body };
  const answer = signedIn ? await withIdempotencyKey(signedIn, asked, work) : await work();
  if (isRefusal(answer)) return signedIn ? withWhoMayGrant(signedIn, answer) : answer;
  await transaction.commit();
  return answer;
};

/** Consumes the robot pass before the handler runs, whatever the handler answers. */
const refuseRobot = async ({ robotCheck }: ServerContext, { scope }: Opened, { served, received }: Read) => {
  if (!served.asksForPass) return undefined;
  return robotCheck.refuseRobot(scope, (received.body as { readonly robotPass?: string }).robotPass);
};

/** A repeated request skips the precheck, because its idempotency key returns the stored response. */
const hasIdempotencyKey = ({ headers }: FastifyRequest): boolean => headers["idempotency-key"] !== undefined;

const checkBeforeUpload = async ({ served, request, received: { params, body } }: Read, scope: Scope): Promise<Refusal | undefined> => {
  const closed = refuseWithoutPermission(scope, requiredPermissions(served.route.permission, undefined));
  if (closed || hasIdempotencyKey(request)) return closed;
  return served.foresight?.(scope, { params, fields: body });
};

/** The account, and its company if the request names one. */
const uploaderOf = ({ account, entries }: Scope): Uploader => {
  const [companyId = null, ...others] = new Set(entries.map((entry) => entry.companyId));
  return { accountId: account.id, companyId: others.length === 0 ? companyId : null };
};

/**
 * Checks permission and precheck before the upload's body is read, and closes the transaction, so that a slow upload uses no database
 * connection.
 */
export const precheck = async (context: ServerContext, { served, request, read }: IncomingCall): Promise<Uploader | Refusal> => {
  const opened = await openSignedIn(context, request);
  if (isRefusal(opened)) return opened;
  try {
    const received = read();
    if (isRefusal(received)) return received;
    const { scope } = opened;
    const refused = "account" in scope ? await checkBeforeUpload({ served, request, received }, scope) : undefined;
    if (!("account" in scope)) return refuse("session.denied");
    return refused ? await withWhoMayGrant(scope, refused) : uploaderOf(scope);
  } finally {
    await opened.transaction.rollback();
  }
};

/** The account of a session that has not ended, without a permission check. */
export const signedInAccount = async (context: ServerContext, request: FastifyRequest): Promise<number | Refusal> => {
  const opened = await openSignedIn(context, request);
  if (isRefusal(opened)) return opened;
  await opened.transaction.rollback();
  return request.session?.accountId ?? refuse("session.denied");
};

/** A request with a session that has ended is anonymous on a route with an optional session. */
const openFor = async (context: ServerContext, { served: { route }, request }: IncomingCall, own: IndependentTransactions) => {
  if (request.deviceHash) return openWithDevice(context, { request, keyHash: request.deviceHash }, own);
  if (route.permission !== "public") return openSignedIn(context, request, own);
  const opened = route.session === "optional" && request.session ? await openSignedIn(context, request, own) : undefined;
  return opened && !isRefusal(opened) ? opened : openPublic(context, request, own);
};

/** Handles a request in one transaction and commits unless the answer is a refusal. */
const answerOnce = async (context: ServerContext, call: IncomingCall, own: IndependentTransactions): Promise<unknown> => {
  const opened = await openFor(context, call, own);
  if (isRefusal(opened)) return opened;
  try {
    const received = call.read();
    if (isRefusal(received)) return received;
    const asked = { served: call.served, request: call.request, received };
    return (await refuseRobot(context, opened, asked)) ?? (await answerIn(opened, asked));
  } finally {
    await opened.transaction.rollback();
  }
};

/** Retries once after a deadlock (40P01), unless the request already committed an independent transaction. */
export const handleRequest = async (context: ServerContext, call: IncomingCall): Promise<unknown> => {
  const own = beside(context.apart);
  try {
    return await answerOnce(context, call, own);
  } catch (error) {
    if (!isDeadlock(error) || own.hasStoodApart()) throw error;
    call.request.log.warn({ err: error }, "request retried after a deadlock");
  }
  return answerOnce(context, call, beside(context.apart));
};
