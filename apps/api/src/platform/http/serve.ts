import { asksForPass } from "@emdia/contract/identity/robot.ts";
import type { Route } from "@emdia/contract/route.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type pg from "pg";
import { isRefusal, type Refusal, refuse } from "../../kernel/outcome.ts";
import { openScope } from "../access/open-scope.ts";
import { publicOpening } from "../access/openings.ts";
import type { PublicScope, Scope } from "../access/scope.ts";
import { beside } from "../access/stand-apart.ts";
import { withWhoMayGrant } from "../access/who-may-grant.ts";
import { type Clock, dayInSaoPaulo } from "../clock/clock.ts";
import { openTransaction, type Transaction } from "../database/transaction.ts";
import type { FileStore } from "../files/file-store.ts";
import type { RobotCheck } from "../robot/robot-check.ts";
import { answerSchema } from "./answer-schema.ts";
import type { AnyHandler, Module } from "./handler.ts";
import { repeatable } from "./idempotency.ts";
import { keysAtTheDoor, refuseAtTheDoor } from "./may-knock.ts";
import { parseCompanies, parserOf, type Received } from "./parse.ts";
import { receiveUpload, takeBytes } from "./receive-upload.ts";
import { sendRefusal } from "./refuse-request.ts";

export type ServerContext = {
  readonly pool: pg.Pool;
  readonly apart: pg.Pool;
  readonly clock: Clock;
  readonly robotCheck: RobotCheck;
  readonly files?: FileStore;
};
type Served = {
  readonly key: string;
  readonly route: Route;
  readonly handler: AnyHandler;
  readonly parse: ReturnType<typeof parserOf>;
  readonly asksForPass: boolean;
};
type Opened = { readonly scope: PublicScope | Scope; readonly transaction: Transaction };

type Own = { readonly transaction: Transaction; readonly standApart: PublicScope["despiteRefusal"] };

const bare = ({ clock }: ServerContext, request: FastifyRequest, { transaction: { tx }, standApart }: Own): PublicScope => {
  const now = clock.now();
  return {
    now,
    today: dayInSaoPaulo(now),
    tx,
    caller: { address: request.ip, userAgent: (request.headers["user-agent"] ?? "").slice(0, 300), requestId: request.id },
    despiteRefusal: standApart,
  };
};

const openPublic = (context: ServerContext, request: FastifyRequest): Opened => {
  const { standApart, mayBegin } = beside(context.apart);
  const transaction = openTransaction(context.pool, publicOpening(), { mayBegin });
  return { transaction, scope: bare(context, request, { transaction, standApart }) };
};

const openSignedIn = async (context: ServerContext, request: FastifyRequest): Promise<Opened | Refusal> => {
  const { session } = request;
  if (!session) return refuse("session.denied");
  const companies = parseCompanies(request.headers.companyid);
  if (isRefusal(companies)) return companies;
  const opened = await openScope(context.pool, session, companies);
  if (!opened) return refuse("session.denied");
  const { transaction, account, entries } = opened;
  const { standApart } = beside(context.apart);
  return { transaction, scope: { ...bare(context, request, { transaction, standApart }), account, entries, sessionId: session.sessionId } };
};

type Knock = { readonly served: Served; readonly request: FastifyRequest; readonly received: Received };

const answerIn = async ({ scope, transaction }: Opened, { served, request, received }: Knock): Promise<unknown> => {
  const signedIn = "account" in scope ? scope : undefined;
  const closed = signedIn && refuseAtTheDoor(signedIn, keysAtTheDoor(served.route.permission, received.body));
  if (closed) return withWhoMayGrant(signedIn, closed);
  const work = () => served.handler(scope, received);
  const asked = { key: served.key, route: served.route, request, body: received.body };
  const answer = signedIn ? await repeatable(signedIn, asked, work) : await work();
  if (isRefusal(answer)) return signedIn ? withWhoMayGrant(signedIn, answer) : answer;
  await transaction.commit();
  return answer;
};

/** The pass of a body is used up before its route begins, and stays used whatever the route answers. */
const refuseRobot = async ({ robotCheck }: ServerContext, { scope }: Opened, { served, received }: Knock) => {
  if (!served.asksForPass) return undefined;
  return robotCheck.refuseRobot(scope, (received.body as { readonly robotPass?: string }).robotPass);
};

/** Keeps a file before its use case begins: an upload may take long, and nothing of the database is held while it does. */
const keepUpload = async (context: ServerContext, served: Served, request: FastifyRequest) => {
  const opened = await openSignedIn(context, request);
  if (isRefusal(opened)) return opened;
  try {
    const received = served.parse(request);
    if (isRefusal(received)) return received;
    const { scope } = opened;
    const closed = "account" in scope && refuseAtTheDoor(scope, keysAtTheDoor(served.route.permission, undefined));
    if (closed) return await withWhoMayGrant(scope, closed);
  } finally {
    await opened.transaction.rollback();
  }
  return receiveUpload(context.files, served.route.upload, request);
};

const handle = async (context: ServerContext, served: Served, request: FastifyRequest) => {
  const kept = served.route.upload ? await keepUpload(context, served, request) : undefined;
  if (isRefusal(kept)) return kept;
  const opened = served.route.permission === "public" ? openPublic(context, request) : await openSignedIn(context, request);
  if (isRefusal(opened)) return opened;
  try {
    const received = served.parse(request);
    if (isRefusal(received)) return received;
    const knock = { served, request, received: kept ? { ...received, body: kept } : received };
    return (await refuseRobot(context, opened, knock)) ?? (await answerIn(opened, knock));
  } finally {
    await opened.transaction.rollback();
  }
};

const send = (reply: FastifyReply, route: Route, answer: unknown) => {
  if (isRefusal(answer)) return sendRefusal(reply, answer);
  return reply.status(route.status ?? 200).send(route.status === 204 ? undefined : answer);
};

/** `{id}` becomes a parameter that only digits fit, so that a fixed segment never loses to it; others take what their schema takes. */
const urlOf = (path: string, route: Route): string =>
  `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => (route.params?.[name] ? `:${name}` : `:${name}(^\\d+$)`))}`;

/** Puts a module on the wire. */
export const serve = (app: FastifyInstance, context: ServerContext, { routes, handlers }: Module): void => {
  for (const [key, route] of Object.entries(routes)) {
    const [method = "GET", path = "/"] = key.split(" ");
    const handler = handlers[key];
    if (!handler) throw new Error(`no handler for ${key}`);
    const served = { key, route, handler, parse: parserOf(path, route), asksForPass: asksForPass(route) };
    const put = route.upload ? takeBytes(app) : app.route.bind(app);
    put({
      method,
      url: urlOf(path, route),
      schema: route.status === 204 ? {} : { response: { [route.status ?? 200]: answerSchema(route.answer) } },
      handler: async (request, reply) => send(reply, route, await handle(context, served, request)),
    });
  }
};
