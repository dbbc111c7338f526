import { type DestinationStream, type Logger, pino } from "pino";

type Failure = Error & { readonly code?: string };

/** Of a value that it cannot read, the database says the value: a document perhaps, or a salary. */
const UNREADABLE_VALUE = /^22/;
const withoutValues = (code: string | undefined, text: string | undefined) =>
  UNREADABLE_VALUE.test(code ?? "") ? text?.replace(/"[^"]*"/g, '"…"') : text;

/** Structured lines without personal data: no addresses, bodies, names or tokens; of a failure its kind, text and place. */
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
