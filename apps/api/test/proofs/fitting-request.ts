import { XLSX_TYPE } from "@emdia/contract/imports/upload.ts";
import type { Upload } from "@emdia/contract/route.ts";
import { webp } from "../many-kinds/scanned.ts";
import type { TestRequest } from "./ask.ts";
import { ABSENT_ID, type ListedRoute, type Params, pathWith } from "./every-route.ts";
import { fittingValue } from "./fitting-values.ts";

const BOUNDARY = "prova";
const table = Buffer.from("Nome;CPF\r\nPessoa da prova;390.533.447-05\r\n");
type TestFile = { readonly name: string; readonly bytes: Buffer };
/** A spreadsheet where the route accepts one, otherwise the smallest image. */
const fittingFile = ({ accepted }: Upload): TestFile =>
  accepted.includes(XLSX_TYPE) && !accepted.includes("image/webp")
    ? { name: "prova.csv", bytes: table }
    : { name: "prova.webp", bytes: webp };

/** A form with a file and these fields. */
const smallestForm = (field: string, { name, bytes }: TestFile, fields: Params): Uint8Array<ArrayBuffer> => {
  const part = (lines: readonly string[]) => [`--${BOUNDARY}`, ...lines, ""].join("\r\n");
  const texts = Object.entries(fields).map(([key, value]) => part([`content-disposition: form-data; name="${key}"`, "", String(value)]));
  const head = part([`content-disposition: form-data; name="${field}"; filename="${name}"`, "content-type: text/plain", ""]);
  return new Uint8Array(Buffer.concat([Buffer.from(texts.join("") + head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]));
};
const uploadOf = (upload: Upload, fields: Params): Pick<TestRequest, "body" | "contentType"> => {
  const file = fittingFile(upload);
  return upload.form
    ? { body: smallestForm(upload.form.file, file, fields), contentType: `multipart/form-data; boundary=${BOUNDARY}` }
    : { body: new Uint8Array(file.bytes) };
};

/** A body that the route's schema accepts. Rows that it names may not exist. */
export const fittingBody = ({ key, route }: ListedRoute): unknown => route.body && fittingValue(route.body, `the body of ${key}`);

/** Parameters that are no ids have a schema in the contract. */
const absentParams = ({ key, parameters, route }: ListedRoute): Params =>
  Object.fromEntries(
    parameters.map((name) => {
      const declared = route.params?.[name];
      return [name, declared ? String(fittingValue(declared, `${name} of ${key}`)) : ABSENT_ID];
    }),
  );

/** A valid request with ids that no row has, or with the given ids. Ids that the path does not name go into the query, the form or the body. */
export const requestWithBody = (route: ListedRoute, body: unknown, params: Params = absentParams(route)): TestRequest => {
  const others = Object.entries(params).filter(([name]) => !route.parameters.includes(name));
  const { upload } = route.route;
  const named = others.length > 0 && body !== undefined ? { ...(body as object), ...Object.fromEntries(others) } : body;
  const query = new URLSearchParams(Object.fromEntries(others.map(([name, value]) => [name, String(value)])));
  const inQuery = others.length > 0 && body === undefined && !upload;
  return {
    method: route.method,
    path: pathWith(route.path, params) + (inQuery ? `?${query}` : ""),
    ...(body !== undefined && { body: JSON.stringify(named) }),
    ...(upload && uploadOf(upload, Object.fromEntries(others))),
  };
};
export const fittingRequest = (route: ListedRoute, params?: Params): TestRequest => requestWithBody(route, fittingBody(route), params);
