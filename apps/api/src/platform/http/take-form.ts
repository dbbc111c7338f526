import type { FastifyInstance, RouteOptions } from "fastify";

const FORM_MAX_BYTES = 1_000;
const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** Registers a route that a mail client calls with a form (RFC 8058). The fields are ignored; the path holds the input. */
export const takeForm =
  (app: FastifyInstance) =>
  (route: RouteOptions): void => {
    app.register(async (apart) => {
      apart.addContentTypeParser(FORM_TYPES, { parseAs: "string", bodyLimit: FORM_MAX_BYTES }, (_request, _body, done) => done(null, {}));
      apart.route(route);
    });
  };
