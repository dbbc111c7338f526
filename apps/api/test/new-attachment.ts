import type { Person } from "./new-person.ts";

type Sender = Pick<Person, "api">;
type File = { readonly id: number; readonly bytes: Blob; readonly name?: string };

/** A file that somebody sends for a comment on a pendency. */
export const sendAttachment = ({ api }: Sender, { id, bytes, name = "anexo.pdf" }: File) => {
  const body = new FormData();
  body.set("attachment", bytes, name);
  return api("POST /pendencies/{id}/comments/attachments")({ id, body });
};
