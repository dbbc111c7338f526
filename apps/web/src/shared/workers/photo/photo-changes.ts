import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/api.ts";
import { invalidateArea } from "../../api/invalidate-area.ts";

const useChange = <V>(mutationFn: (asked: V) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => invalidateArea(client, "workers") });
};

export const useSetImage = () =>
  useChange(({ id, image }: { readonly id: number; readonly image: Blob }) =>
    api("PUT /companies/employees/{id}/image")({ id, body: image }),
  );

export const useRemoveImage = () => useChange((id: number) => api("DELETE /companies/employees/{id}/image")({ id }));
