import { PLANS } from "@emdia/contract/limits.ts";
import { reviewQueueStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useStandsOnBothSides } from "../../shared/session/companies/both-sides.ts";

type Props = {
  readonly projectId?: number;
  readonly supplierId?: number;
  readonly contractorId?: number;
  readonly isOverdue?: true;
  readonly label?: string;
  readonly children: ReactNode;
};

/** Link to the pendency list with the documents of the queue, in the order of their review dates. */
export const QueueDocumentsLink = ({ projectId, supplierId, contractorId, isOverdue, label, children }: Props) => {
  const isOnBothSides = useStandsOnBothSides();
  const search = {
    plan: [...PLANS],
    status: [...reviewQueueStatuses],
    orderBy: "REVIEW_BY" as const,
    ...(projectId !== undefined && { project: [projectId] }),
    ...(supplierId !== undefined && { supplier: [supplierId] }),
    ...(contractorId !== undefined && { contractor: [contractorId] }),
    ...(isOverdue && { reviewOverdue: true }),
    ...(isOnBothSides && { side: "contractor" as const }),
  };
  return (
    <Anchor
      inherit
      renderRoot={(props) => (
        <Link to="/pendencias" search={search} {...props} {...(label !== undefined && { "aria-label": label, title: label })} />
      )}
    >
      {children}
    </Anchor>
  );
};
