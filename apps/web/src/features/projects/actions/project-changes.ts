import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../shared/api/api.ts";
import { invalidateArea } from "../../../shared/api/invalidate-area.ts";
import { newKey } from "../../../shared/api/new-key.ts";
import { createIdempotencyKeys, type RepeatKeys } from "../../../shared/api/repeat-keys.ts";
import type { Acting } from "./acting.ts";

type Input = Acting & { readonly name: string };

const perform = async ({ project: { id }, action, name }: Input, keys: RepeatKeys): Promise<number> => {
  if (action === "copy") {
    const copy = await keys(`copy ${id} ${name}`, (idempotencyKey) =>
      api("POST /projects/{id}/copy")({ id, body: { name } }, { idempotencyKey }),
    );
    return copy.id;
  }
  if (action === "remove") await api("DELETE /projects/{id}")({ id });
  else if (action === "inactivate") await api("PUT /projects/{id}/inactivate")({ id });
  else await api("PUT /projects/{id}/reactivate")({ id });
  return id;
};

/** Runs the action and invalidates projects and the data that depends on them. Returns the id of the resulting project. */
export const useProjectAction = () => {
  const client = useQueryClient();
  const [keys] = useState(() => createIdempotencyKeys(newKey));
  return useMutation({
    mutationFn: (input: Input) => perform(input, keys),
    onSuccess: () => invalidateArea(client, "projects"),
  });
};
