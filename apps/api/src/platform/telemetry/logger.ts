import { type DestinationStream, type Logger, pino } from "pino";

type Failure = Error & { readonly code?: string };

/** Errors of class 22 quote the invalid value, which may be personal data. */
const UNREADABLE_VALUE = /^22/;
const withoutValues = (code: string | undefined, text: string | undefined) =>
  UNREADABLE_VALUE.test(code ?? "") ? text?.replace(/"[^"]*"/g, '"…"') : text;

/** Structured log without personal data: no addresses, bodies, names or tokens. Errors have type, message and stack. */
export const createLogger = (level: string, destination: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: {
        req: ({ id, method, routeOptions }: { id: string; method: string; routeOptions?: { url?: string } }) => ({
          id,
          method,
          route: routeOptions?.url,
        }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
        err: ({ name, message, code, stack }: Failure) => ({
          name,
          message: withoutValues(code, message),
          code,
          stack: withoutValues(code, stack),
        }),
      },
    },
    destination,
  );
