import { useSearch } from "@tanstack/react-router";
import { PendencyAddress } from "../../features/pendencies/pendency-filter.ts";
import { sendingFilter } from "../../features/pendencies/send-queue/sending-filter.ts";
import { filterText } from "../../shared/list/filter-address.ts";
import { useFilterInAddress } from "../../shared/list/use-filter-address.ts";
import { isSendingQueue, mayUseSendingQueue } from "../../shared/pendencies/sending-queue.ts";
import { useStandsOnBothSides } from "../../shared/session/companies/both-sides.ts";
import { useMay } from "../../shared/session/permissions.ts";

/** The filter of the queue in the URL, and whether the user may use the queue: a supplier sends in it, a reviewer decides. */
export const useQueueFilter = () => {
  const may = useMay();
  const isOnBothSides = useStandsOnBothSides();
  const address = useFilterInAddress(PendencyAddress);
  const wanted = isSendingQueue(useSearch({ strict: false }));
  const sending = wanted && mayUseSendingQueue(may) ? sendingFilter(address, isOnBothSides) : null;
  const isReviewer = may("see_pendency") && (may("answer_checklist_pendency") || may("confirm_pendency") || may("reject_pendency"));
  return {
    filter: sending ?? address,
    isSending: sending !== null,
    mayUse: sending !== null || isReviewer,
    /** Whether the URL names a queue. An unfiltered list adds no parameter. */
    isAsked: sending !== null || filterText(PendencyAddress, address) !== "",
  };
};
