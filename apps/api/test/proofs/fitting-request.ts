import type { Upload } from "@emdia/contract/route.ts";
import type { TestRequest } from "./ask.ts";
import { ABSENT_ID, type ListedRoute, type Params, pathWith } from "./every-route.ts";
import { fittingValue } from "./fitting-values.ts";

/** A file of which every byte is a letter, so that it travels like any other body. */
const SMALLEST_IMAGE = "RIFF0000WEBPVP8 0000";

const BOUNDARY = "prova";
/** The same as a form with one file in its field, and nothing told beside it. */
const smallestForm = (field: string): string =>
  [
    `--${BOUNDARY}`,
    `content-disposition: form-data; name="${field}"; filename="prova.webp"`,
    "content-type: image/webp",
    "",
    SMALLEST_IMAGE,
    `--${BOUNDARY}--`,
    "",
  ].join("\r\n");
const uploadOf = ({ form }: Upload): Pick<TestRequest, "body" | "contentType"> =>
  form ? { body: smallestForm(form.file), contentType: `multipart/form-data; boundary=${BOUNDARY}` } : { body: SMALLEST_IMAGE };

/** A body the route accepts; what it asks of rows is another matter. */
export const fittingBody = ({ key, route }: ListedRoute): unknown => route.body && fittingValue(route.body, `the body of ${key}`);

/** Parameters that are no ids say in the contract what they are. */
const absentParams = ({ key, parameters, route }: ListedRoute): Params =>
  Object.fromEntries(
    parameters.map((name) => {
      const declared = route.params?.[name];
      return [name, declared ? String(fittingValue(declared, `${name} of ${key}`)) : ABSENT_ID];
    }),
  );

/** A call of the route about rows that nobody has, or about those that are named. */
export const requestWithBody = (route: ListedRoute, body: unknown, params: Params = absentParams(route)): TestRequest => ({
  method: route.method,
  path: pathWith(route.path, params),
  ...(body !== undefined && { body: JSON.stringify(body) }),
  ...(route.route.upload && uploadOf(route.route.upload)),
});
export const fittingRequest = (route: ListedRoute, params?: Params): TestRequest => requestWithBody(route, fittingBody(route), params);
