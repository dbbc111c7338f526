import { type DestinationStream, type Logger, pino } from "pino";

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
        err: ({ name, message, code, stack }: Error & { code?: string }) => ({ name, message, code, stack }),
      },
    },
    destination,
  );
