import { validFor } from "./new-document.ts";
import { answered, newPendency } from "./new-pendency.ts";
import { newPerson } from "./new-person.ts";
import type { World } from "./world.ts";

/** A document that is asked of a worker, who sends it, and who reviews it. */
export const askedOf =
  (world: World) =>
  async (days = 365) => {
    const pendency = await newPendency(world);
    await validFor(world, pendency.pendencyId, days);
    const { api: reviewer } = await newPerson(world, { companyId: pendency.contractorId, keys: "all" });
    const { api: sender } = pendency.supplier;
    const id = pendency.pendencyId;
    const documents = async (who = sender) => (await who("GET /pendencies/{id}/documents")({ id })).answer.results;
    return {
      ...pendency,
      id,
      reviewer,
      sender,
      documents,
      read: async () => (await sender("GET /pendencies/{id}")({ id })).answer,
      send: async () => sender("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION" } }),
      withdraw: async () => sender("PUT /pendencies/{id}")({ id, body: { status: "OPEN", action: "withdraw" } }),
      reject: async () => {
        await answered(world, id, { answer: "INVALID" });
        return reviewer("PUT /pendencies/{id}")({ id, body: { status: "OPEN", note: "Falta a assinatura." } });
      },
    };
  };
