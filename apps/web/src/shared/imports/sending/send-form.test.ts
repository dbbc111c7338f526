import { expect, test } from "vitest";
import { ApiFailure } from "../../api/api-failure.ts";
import { type FormDoors, repeatUntilAnswered, sendForm } from "./send-form.ts";
import { importForm } from "./send-spreadsheet.ts";

const sheet = new File(["nome;cpf"], "equipe.csv", { type: "text/csv" });
const call = {
  path: "/companies/employees/upload",
  form: importForm({ file: sheet, mode: "preview" }),
  companyId: 4,
  idempotencyKey: "key-1",
};

/** Fake XMLHttpRequest: records the request and answers as told, like the browser's own object. */
const aRequest = (answer: (request: Record<string, unknown> & { onload: () => void; onerror: () => void }) => void) => {
  const sent = { method: "", path: "", headers: {} as Record<string, string>, form: undefined as FormData | undefined };
  const request = {
    upload: {} as Record<string, (event?: object) => void>,
    status: 0,
    responseText: "",
    onload: () => undefined,
    onerror: () => undefined,
    onabort: () => undefined,
    open: (method: string, path: string) => Object.assign(sent, { method, path }),
    setRequestHeader: (name: string, value: string) => Object.assign(sent.headers, { [name]: value }),
    abort: () => request.onabort(),
    send: (form: FormData) => {
      sent.form = form;
      answer(request);
    },
  };
  const doors: FormDoors = {
    createRequest: () => request as unknown as XMLHttpRequest,
    authorization: async () => ({ authorization: "Bearer token-1" }),
    isOnline: () => true,
  };
  return { doors, sent, request };
};
const options = { signal: new AbortController().signal, onProgress: () => undefined };

test("a spreadsheet is sent as multipart field documents with the company header [R-491]", async () => {
  const { doors, sent } = aRequest((request) => {
    Object.assign(request, { status: 202, responseText: '{"reportId":7,"message":"ok"}' });
    request.onload();
  });
  expect(await sendForm(doors, call, options)).toEqual({ reportId: 7, message: "ok" });
  expect([sent.method, sent.path]).toEqual(["POST", "/api/companies/employees/upload"]);
  expect(sent.headers).toMatchObject({ companyId: "4", authorization: "Bearer token-1", "idempotency-key": "key-1" });
  expect([...(sent.form?.keys() ?? [])]).toEqual(["mode", "documents"]);
  expect(sent.form?.get("mode")).toBe("preview");
  expect(sent.form?.get("documents")).toMatchObject({ name: "equipe.csv", size: sheet.size });
});

test("an upload reports the share of sent bytes [CD-127]", async () => {
  const shares: number[] = [];
  const { doors } = aRequest((request) => {
    const upload = request.upload as { onprogress: (event: object) => void; onload: () => void };
    upload.onprogress({ loaded: 1, total: 4 });
    upload.onload();
    Object.assign(request, { status: 202, responseText: "{}" });
    request.onload();
  });
  await sendForm(doors, call, { ...options, onProgress: (share) => shares.push(share) });
  expect(shares).toEqual([0.25, 1]);
});

test("a refusal arrives as an ApiFailure with its code [R-386]", async () => {
  const { doors } = aRequest((request) => {
    Object.assign(request, { status: 413, responseText: '{"code":"request.too_large","message":"Grande demais"}' });
    request.onload();
  });
  await expect(sendForm(doors, call, options)).rejects.toMatchObject({ kind: "answered", statusCode: 413, code: "request.too_large" });
});

test("a lost connection repeats the upload until the server answers", async () => {
  const results = [new ApiFailure({ kind: "unanswered", message: "" }), new ApiFailure({ kind: "unsent", message: "" }), "accepted"];
  const seen: string[] = [];
  const send = async () => {
    const result = results.shift();
    if (result instanceof ApiFailure) throw result;
    return result;
  };
  const repeating = { whenBack: async () => void seen.push("back"), onLost: () => seen.push("lost") };
  expect(await repeatUntilAnswered(send, repeating)).toBe("accepted");
  expect(seen).toEqual(["lost", "back", "lost", "back"]);
});

test("a cancelled upload is not repeated", async () => {
  const cancelled = new AbortController();
  const { doors } = aRequest(() => cancelled.abort("cancelled"));
  const send = () => sendForm(doors, call, { ...options, signal: cancelled.signal });
  const repeating = { whenBack: async () => undefined, onLost: () => expect.unreachable() };
  await expect(repeatUntilAnswered(send, repeating)).rejects.toBe("cancelled");
});
