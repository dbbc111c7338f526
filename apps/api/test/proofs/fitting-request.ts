import { ABSENT_ID, type ListedRoute, type Params, pathWith } from "./every-route.ts";
import { fittingValue } from "./fitting-values.ts";

/** A body the route accepts; what it asks of rows is another matter. */
export const fittingBody = ({ key, route }: ListedRoute): unknown => route.body && fittingValue(route.body, `the body of ${key}`);

/** Parameters that are no ids say in the contract what they are. */
export const absentParams = ({ key, parameters, route }: ListedRoute): Params =>
  Object.fromEntries(
    parameters.map((name) => {
      const declared = route.params?.[name];
      return [name, declared ? String(fittingValue(declared, `${name} of ${key}`)) : ABSENT_ID];
    }),
  );
export const absentPath = (route: ListedRoute): string => pathWith(route.path, absentParams(route));
