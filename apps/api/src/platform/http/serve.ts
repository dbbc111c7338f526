import { Readable } from "node:stream";
import { asksForPass } from "@emdia/contract/identity/robot.ts";
import type { GeneratedFile, Route } from "@emdia/contract/route.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isRefusal } from "../../kernel/outcome.ts";
import { preferredLocale } from "../../kernel/preferred-locale.ts";
import { downloadHeaders } from "../files/download-headers.ts";
import { answerSchema } from "./answer-schema.ts";
import { handleRequest, type Served, type ServerContext } from "./handle-request.ts";
import type { Module } from "./handler.ts";
import { parserOf } from "./parse.ts";
import { sendWithEtag } from "./polled-answer.ts";
import { sendRefusal } from "./refuse-request.ts";
import { takeForm } from "./take-form.ts";
import { translateAnswer } from "./translate-answer.ts";
import { handleUpload } from "./uploads/handle-upload.ts";
import { takeBytes } from "./uploads/receive-upload.ts";

const handle = async (context: ServerContext, served: Served, request: FastifyRequest) => {
  const call = { served, request, read: () => served.parse(request) };
  const { upload, answer: schema } = served.route;
  const answer = await (upload ? handleUpload(context, call, upload) : handleRequest(context, call));
  const translate = context.translatorOf?.(preferredLocale(request.headers["accept-language"]));
  return translate && !served.route.answersFile && !isRefusal(answer) ? translateAnswer(schema, answer, translate) : answer;
};

const sendFile = (reply: FastifyReply, { name, type, bytes }: GeneratedFile) =>
  reply.headers(downloadHeaders({ name, type })).send(Readable.from(bytes));

const send = (request: FastifyRequest, reply: FastifyReply, { route, answer }: { readonly route: Route; readonly answer: unknown }) => {
  if (isRefusal(answer)) return sendRefusal(reply, answer);
  if (route.answersFile) return sendFile(reply, answer as GeneratedFile);
  if (route.polled) return sendWithEtag(request, reply, answer);
  const status = (answer === null && route.emptyStatus) || (route.status ?? 200);
  return reply.status(status).send(status === 204 ? undefined : answer);
};

/**
 * Converts a contract path to a route. `{id}` matches digits only, so that a fixed segment takes precedence; parameters with a schema match
 * anything.
 */
const urlOf = (path: string, route: Route): string =>
  `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => (route.params?.[name] ? `:${name}` : `:${name}(^\\d+$)`))}`;

const registrarOf = (app: FastifyInstance, route: Route) => {
  if (route.upload) return takeBytes(app);
  return route.takesForm ? takeForm(app) : app.route.bind(app);
};

/** Registers the routes of a module and returns them. */
export const serve = (app: FastifyInstance, context: ServerContext, { routes, handlers, foresights }: Module): readonly Served[] =>
  Object.entries(routes).map(([key, route]) => {
    const [method = "GET", path = "/"] = key.split(" ");
    const handler = handlers[key];
    if (!handler) throw new Error(`no handler for ${key}`);
    const served = { key, route, handler, foresight: foresights?.[key], parse: parserOf(path, route), asksForPass: asksForPass(route) };
    const put = registrarOf(app, route);
    put({
      method,
      url: urlOf(path, route),
      config: {
        guessable: route.guessable === true,
        device: route.device === true,
        ...(route.accountLimit && { accountLimit: route.accountLimit }),
      },
      schema: route.status === 204 || route.answersFile ? {} : { response: { [route.status ?? 200]: answerSchema(route.answer) } },
      handler: async (request, reply) => send(request, reply, { route, answer: await handle(context, served, request) }),
    });
    return served;
  });
