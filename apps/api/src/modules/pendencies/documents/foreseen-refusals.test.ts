// Refusals before the upload.
import { request as httpRequest } from "node:http";
import { PENDENCY_DOCUMENTS_MAX } from "@emdia/contract/limits.ts";
import { expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { partSender } from "../../../../test/files/part-sender.ts";
import { askedOf } from "../../../../test/fixtures/asked-document.ts";
import { aPdf, documentForm, newDraft } from "../../../../test/fixtures/new-document.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const asked = askedOf(world);
type Fixture = Awaited<ReturnType<typeof asked>>;

const HEAVY = 20_000_000;
/** Response to the announcement of a 20 MB upload, before any byte is sent. */
const announce = ({ id, supplier }: Pick<Fixture, "id" | "supplier">, beside: Record<string, string> = {}) =>
  partSender(world.address(), supplier.token).begin(HEAVY, { to: `/pendencies/${id}/documents`, filename: "aso.pdf", ...beside });
const refusedWith = (code: string) => ({ body: { code } });
const rest = ({ id }: Fixture) =>
  world.database.ownerPool().query("update pendency set rest_for = 'a_time', rest_reason = 'worker_away' where id = $1", [id]);

/** Starts a multipart request and never completes its file. */
const formThatHangs = ({ id, supplier }: Pick<Fixture, "id" | "supplier">): Promise<string> => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const headers = {
    authorization: `Bearer ${supplier.token}`,
    "content-type": "multipart/form-data; boundary=x",
    "content-length": String(HEAVY),
  };
  const sending = httpRequest(`${world.address()}/api/pendencies/${id}/documents`, { method: "POST", headers });
  sending.on("response", (response) => {
    response.setEncoding("utf8").on("data", (text: string) => {
      resolve(JSON.parse(text).code);
      sending.destroy();
    });
  });
  sending.on("error", reject);
  sending.write('--x\r\ncontent-disposition: form-data; name="documents"; filename="aso.pdf"\r\n\r\n%PDF-1.4');
  return promise;
};

test("an upload to a closed pendency is refused before its bytes arrive", async () => {
  const [reviewed, resting, foreign] = [await asked(), await asked(), await asked()];
  await newDraft(reviewed);
  await reviewed.send();
  await rest(resting);
  const theirs = { id: foreign.id, supplier: reviewed.supplier };
  const cases = [
    [reviewed, "document.not_wanted_now"],
    [resting, "pendency.inactive"],
    [theirs, "pendency.not_found"],
  ] as const;
  for (const [whose, code] of cases) {
    expect(await announce(whose)).toMatchObject(refusedWith(code));
    expect(await formThatHangs(whose)).toBe(code);
  }
});

test("invalid dates and a missing replaced document are refused before the upload [R-464]", async () => {
  const pendency = await asked();
  expect((await announce(pendency, { issueDate: dayFromNow(-1) })).status).toBe(201);
  expect(await announce(pendency, { issueDate: dayFromNow(2) })).toMatchObject(refusedWith("document.issue_in_future"));
  const turned = { issueDate: dayFromNow(-1), expirationDate: dayFromNow(-2) };
  expect(await announce(pendency, turned)).toMatchObject(refusedWith("document.expires_before_issue"));
  const { id } = await newDraft(pendency);
  expect(await announce(pendency, { replaces: String(id) })).toMatchObject(refusedWith("document.replaced_not_found"));
});

test("an upload above the document limit is refused before its bytes arrive", async () => {
  const pendency = await asked();
  for (let at = 0; at < PENDENCY_DOCUMENTS_MAX; at += 1) await newDraft(pendency);
  expect(await announce(pendency)).toMatchObject(refusedWith("document.too_many"));
});

test("a repeated upload with the same idempotency key returns the first response", async () => {
  const pendency = await asked();
  const send = () =>
    pendency.sender("POST /pendencies/{id}/documents")(
      { id: pendency.id, body: documentForm(aPdf("uma vez"), { issueDate: dayFromNow(-3) }) },
      { idempotencyKey: `envio-${pendency.id}-unico` },
    );
  const first = await send();
  expect((await pendency.send()).status).toBe(200);
  expect(await send()).toMatchObject({ status: 201, answer: { id: first.answer.id } });
});
