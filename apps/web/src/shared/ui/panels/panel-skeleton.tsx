import { Skeleton } from "@mantine/core";
import record from "./record-panel.module.css";

/** Height of a heading with one line, so that the layout does not shift when the panel loads. */
const LINES_PX = 42;

/** Skeleton of a record panel while its code loads. */
export const PanelSkeleton = () => (
  <div className={record.panel}>
    <Skeleton height={LINES_PX} />
  </div>
);
