import type { Translated } from "../../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  cancel: "Cancel",
  copy: {
    do: "Copy project",
    title: "Copy project",
    ask: "The new project begins as a draft, with the places, risks, documents and times of {{name}}. Suppliers are not copied.",
    name: "Name of the new project",
    nameOf: "{{name}} (copy)",
    nameRequired: "Enter the name of the new project",
    done: "The draft {{name}} was created.",
  },
  inactivate: {
    do: "Inactivate project",
    title: "Inactivate project",
    ask: "{{name}} leaves the everyday and no longer asks for documents. You can reactivate it whenever you like.",
    done: "The project {{name}} was inactivated.",
  },
  reactivate: {
    do: "Reactivate project",
    title: "Reactivate project",
    ask: "{{name}} returns to the everyday and asks for documents again.",
    done: "The project {{name}} was reactivated.",
  },
  remove: {
    do: "Delete project",
    title: "Delete project",
    ask: "{{name}} leaves the lists for good. A project that already has documents cannot be deleted.",
    done: "The project {{name}} was deleted.",
  },
};
