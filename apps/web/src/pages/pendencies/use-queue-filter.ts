import { useSearch } from "@tanstack/react-router";
import { PendencyAddress } from "../../features/pendencies/pendency-filter.ts";
import { sendingFilter } from "../../features/pendencies/send-queue/sending-filter.ts";
import { filterText } from "../../shared/list/filter-address.ts";
import { useFilterInAddress } from "../../shared/list/use-filter-address.ts";
import { isSendingQueue } from "../../shared/pendencies/sending-queue.ts";
import { useStandsOnBothSides } from "../../shared/session/companies/both-sides.ts";
import { useMay } from "../../shared/session/permissions.ts";

/** The filter of the queue in the URL, and who walks it: a supplier who sends, or a reviewer. */
export const useQueueFilter = () => {
  const may = useMay();
  const isOnBothSides = useStandsOnBothSides();
  const address = useFilterInAddress(PendencyAddress);
  const wanted = isSendingQueue(useSearch({ strict: false }));
  const maySend = may("see_pendency") && may("send_pendency_analysis") && may("upload_document_pendency");
  const sending = wanted && maySend ? sendingFilter(address, isOnBothSides) : null;
  const isReviewer = may("see_pendency") && (may("answer_checklist_pendency") || may("confirm_pendency") || may("reject_pendency"));
  return {
    filter: sending ?? address,
    isSending: sending !== null,
    mayWalk: sending !== null || isReviewer,
    /** Whether the URL names a queue. An unfiltered list adds no parameter. */
    isAsked: sending !== null || filterText(PendencyAddress, address) !== "",
  };
};
