import type { DisputeDecision, DisputesOfPendency } from "@emdia/contract/pendencies/dispute.ts";
import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../shared/api/api.ts";
import { invalidateArea } from "../../../shared/api/invalidate-area.ts";
import { everyPendency } from "../../../shared/pendencies/pendency-query.ts";
import { isSettled } from "../../../shared/uploads/upload.ts";
import { disputeFiles } from "../comments/comment-files.ts";

const LOOK_AGAIN_MS = 4_000;
const isScanned = ({ disputes }: DisputesOfPendency): boolean =>
  disputes.every(({ attachments }) => attachments.every(({ state }) => state !== "waiting"));

export const disputesQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyPendency, "disputes", id],
    queryFn: ({ signal }) => api("GET /pendencies/{id}/dispute")({ id }, { signal }),
    // Polls while the scanner checks an attachment.
    refetchInterval: ({ state }) => (state.data && !isScanned(state.data) ? LOOK_AGAIN_MS : false),
  });

export const disputeTotalsQuery = queryOptions({
  queryKey: [...everyPendency, "dispute-totals"],
  queryFn: ({ signal }) => api("GET /pendencies/dispute-totals")({}, { signal }),
});

/** Sends the dispute once all uploads have completed. If an upload failed, nothing is sent, and the file shows its error. */
const dispute = async ({ id, version }: Pendency, text: string): Promise<DisputesOfPendency | null> => {
  const files = await disputeFiles.settled(id);
  if (files.some((file) => !isSettled(file))) return null;
  const attachments = files.flatMap(({ documentId }) => documentId ?? []);
  const disputes = await api("POST /pendencies/{id}/dispute")({ id, body: { text, attachments, version } });
  disputeFiles.forget(files);
  return disputes;
};

const useDisputeMutation = <V>(mutationFn: (value: V) => Promise<DisputesOfPendency | null>) => {
  const client = useQueryClient();
  // Refetches also after a refusal, because another user may have decided.
  return useMutation({ mutationFn, onSettled: (done) => void (done !== null && invalidateArea(client, "pendencies")) });
};

export const useDispute = (pendency: Pendency) => useDisputeMutation((text: string) => dispute(pendency, text));

type Decided = { readonly decision: DisputeDecision; readonly reason: string };
export const useDecideDispute = ({ id, version, answersVersion }: Pendency) =>
  useDisputeMutation((decided: Decided) =>
    api("PUT /pendencies/{id}/dispute/decision")({ id, body: { ...decided, version, answersVersion } }),
  );
