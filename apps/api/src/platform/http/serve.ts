import { asksForPass } from "@emdia/contract/identity/robot.ts";
import type { Route } from "@emdia/contract/route.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isRefusal } from "../../kernel/outcome.ts";
import { answerSchema } from "./answer-schema.ts";
import { handleRequest, type IncomingCall, precheck, type Served, type ServerContext } from "./handle-request.ts";
import type { Module } from "./handler.ts";
import { parserOf } from "./parse.ts";
import { sendWithEtag } from "./polled-answer.ts";
import { sendRefusal } from "./refuse-request.ts";
import { receiveForm } from "./uploads/receive-form.ts";
import { receiveUpload, takeBytes } from "./uploads/receive-upload.ts";

/** Keeps a file before its use case begins: an upload may take long, and nothing of the database is held while it does. */
const keepUpload = async (context: ServerContext, knock: IncomingCall) => {
  const received = await precheck(context, knock);
  if (isRefusal(received)) return received;
  const { upload } = knock.served.route;
  return upload?.form ? receiveForm(context.files, upload, knock.request) : receiveUpload(context.files, upload, knock.request);
};

const handle = async (context: ServerContext, served: Served, request: FastifyRequest) => {
  const read = () => served.parse(request);
  const knock = { served, request, read };
  if (!served.route.upload) return handleRequest(context, knock);
  const body = await keepUpload(context, knock);
  if (isRefusal(body)) return body;
  const withFile = () => {
    const received = read();
    return isRefusal(received) ? received : { ...received, body };
  };
  return handleRequest(context, { ...knock, read: withFile });
};

const send = (request: FastifyRequest, reply: FastifyReply, { route, answer }: { readonly route: Route; readonly answer: unknown }) => {
  if (isRefusal(answer)) return sendRefusal(reply, answer);
  if (route.polled) return sendWithEtag(request, reply, answer);
  return reply.status(route.status ?? 200).send(route.status === 204 ? undefined : answer);
};

/** `{id}` becomes a parameter that only digits fit, so that a fixed segment never loses to it; others take what their schema takes. */
const urlOf = (path: string, route: Route): string =>
  `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => (route.params?.[name] ? `:${name}` : `:${name}(^\\d+$)`))}`;

/** Puts a module on the wire, and answers what is served there. */
export const serve = (app: FastifyInstance, context: ServerContext, { routes, handlers, foresights }: Module): readonly Served[] =>
  Object.entries(routes).map(([key, route]) => {
    const [method = "GET", path = "/"] = key.split(" ");
    const handler = handlers[key];
    if (!handler) throw new Error(`no handler for ${key}`);
    const served = { key, route, handler, foresight: foresights?.[key], parse: parserOf(path, route), asksForPass: asksForPass(route) };
    const put = route.upload ? takeBytes(app) : app.route.bind(app);
    put({
      method,
      url: urlOf(path, route),
      schema: route.status === 204 ? {} : { response: { [route.status ?? 200]: answerSchema(route.answer) } },
      handler: async (request, reply) => send(request, reply, { route, answer: await handle(context, served, request) }),
    });
    return served;
  });
