import type { Schema, Upload, UploadForm } from "@emdia/contract/route.ts";
import { answerSchema } from "../answer-schema.ts";
import type { Served } from "../handle-request.ts";

export type UploadWithForm = Upload & { readonly form: UploadForm };
/** A route that takes a file with a form and therefore resumable uploads. */
export type UploadRoute = {
  readonly served: Served;
  readonly upload: UploadWithForm;
  readonly pattern: RegExp;
  readonly answerSchema: { [name: string]: unknown };
};
export type Reached = UploadRoute & { readonly params: { readonly [name: string]: string } };

const patternOf = (key: string, { params = {} }: { readonly params?: { readonly [name: string]: Schema } }): RegExp => {
  const [, path = "/"] = key.split(" ");
  return new RegExp(`^${path.replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${params[name] ? "[^/?#]+" : "\\d{1,16}"})`)}$`);
};

const hasForm = (upload: Upload | undefined): upload is UploadWithForm => upload?.form !== undefined;

export const doorsAmong = (served: readonly Served[]): readonly UploadRoute[] =>
  served.flatMap((one) => {
    const { upload } = one.route;
    return hasForm(upload)
      ? [{ served: one, upload, pattern: patternOf(one.key, one.route), answerSchema: { ...answerSchema(one.route.answer) } }]
      : [];
  });

/** The upload route of a contract path such as `/pendencies/12/documents`. */
export const findUploadRoute = (doors: readonly UploadRoute[], path: string): Reached | undefined => {
  for (const door of doors) {
    const found = door.pattern.exec(path);
    if (found) return { ...door, params: { ...found.groups } };
  }
  return undefined;
};
