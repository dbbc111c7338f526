import type { Route } from "@emdia/contract/route.ts";
import type { FastifyRequest } from "fastify";
import type pg from "pg";
import { isRefusal, type Refusal, refuse } from "../../kernel/outcome.ts";
import { type Apart, beside, type IndependentTransactions } from "../access/independent-transaction.ts";
import { openScope } from "../access/open-scope.ts";
import { publicOpening } from "../access/openings.ts";
import type { PublicScope, Scope } from "../access/scope.ts";
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

export type ServerContext = {
  readonly pool: pg.Pool;
  readonly apart: pg.Pool;
  readonly clock: Clock;
  readonly robotCheck: RobotCheck;
  readonly files?: FileStore;
};
export type Served = {
  readonly key: string;
  readonly route: Route;
  readonly handler: AnyHandler;
  readonly foresight?: AnyForesight | undefined;
  readonly parse: ReturnType<typeof parserOf>;
  readonly asksForPass: boolean;
};
/** Somebody before a route. What they bring is read once it is known who they are. */
export type IncomingCall = { readonly served: Served; readonly request: FastifyRequest; readonly read: () => Received | Refusal };
type Opened = { readonly scope: PublicScope | Scope; readonly transaction: Transaction };

type Own = { readonly transaction: Transaction; readonly apart: Apart };

const bare = ({ clock }: ServerContext, request: FastifyRequest, { transaction: { tx }, apart }: Own): PublicScope => {
  const now = clock.now();
  return {
    now,
    today: dayInSaoPaulo(now),
    tx,
    caller: { address: request.ip, userAgent: (request.headers["user-agent"] ?? "").slice(0, 300), requestId: request.id },
    ...apart,
  };
};

const openPublic = (context: ServerContext, request: FastifyRequest, { apart, mayBegin }: IndependentTransactions): Opened => {
  const transaction = openTransaction(context.pool, publicOpening(), { mayBegin });
  return { transaction, scope: bare(context, request, { transaction, apart }) };
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
  return { transaction, scope: { ...bare(context, request, { transaction, apart }), account, entries, sessionId: session.sessionId } };
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

/** The pass of a body is used up before its route begins, and stays used whatever the route answers. */
const refuseRobot = async ({ robotCheck }: ServerContext, { scope }: Opened, { served, received }: Read) => {
  if (!served.asksForPass) return undefined;
  return robotCheck.refuseRobot(scope, (received.body as { readonly robotPass?: string }).robotPass);
};

/** What was answered once is answered again under its key, whatever has become of it since. */
const isAskedAgain = ({ headers }: FastifyRequest): boolean => headers["idempotency-key"] !== undefined;

const foreseen = async ({ served, request, received: { params, body } }: Read, scope: Scope): Promise<Refusal | undefined> => {
  const closed = refuseWithoutPermission(scope, requiredPermissions(served.route.permission, undefined));
  if (closed || isAskedAgain(request)) return closed;
  return served.foresight?.(scope, { params, fields: body });
};

/** Who knocks with something large is answered before they send it, so that nothing of the database is held while it travels. */
export const precheck = async (context: ServerContext, { served, request, read }: IncomingCall): Promise<Received | Refusal> => {
  const opened = await openSignedIn(context, request);
  if (isRefusal(opened)) return opened;
  try {
    const received = read();
    if (isRefusal(received)) return received;
    const { scope } = opened;
    const refused = "account" in scope ? await foreseen({ served, request, received }, scope) : undefined;
    return refused && "account" in scope ? await withWhoMayGrant(scope, refused) : received;
  } finally {
    await opened.transaction.rollback();
  }
};

/** Whose session still stands, whatever they are about to ask. */
export const signedInAccount = async (context: ServerContext, request: FastifyRequest): Promise<number | Refusal> => {
  const opened = await openSignedIn(context, request);
  if (isRefusal(opened)) return opened;
  await opened.transaction.rollback();
  return request.session?.accountId ?? refuse("session.denied");
};

/** From a knock to what the route answers, in one transaction that stays when it is no refusal. */
const answerOnce = async (
  context: ServerContext,
  { served, request, read }: IncomingCall,
  own: IndependentTransactions,
): Promise<unknown> => {
  const opened = served.route.permission === "public" ? openPublic(context, request, own) : await openSignedIn(context, request, own);
  if (isRefusal(opened)) return opened;
  try {
    const received = read();
    if (isRefusal(received)) return received;
    const asked = { served, request, received };
    return (await refuseRobot(context, opened, asked)) ?? (await answerIn(opened, asked));
  } finally {
    await opened.transaction.rollback();
  }
};

/** Of two who wait for what the other holds, the database lets one go: nothing of it stays, and it asks once more, behind the other. */
export const handleRequest = async (context: ServerContext, knock: IncomingCall): Promise<unknown> => {
  const own = beside(context.apart);
  try {
    return await answerOnce(context, knock, own);
  } catch (error) {
    if (!isDeadlock(error) || own.hasStoodApart()) throw error;
    knock.request.log.warn({ err: error }, "asked once more: it waited for somebody who waited for it");
  }
  return answerOnce(context, knock, beside(context.apart));
};
