import { Skeleton } from "@mantine/core";
import record from "./record-panel.module.css";

/** As high as a heading with a line below, so that nothing moves when the panel has come. */
const LINES_PX = 42;

/** The room of a panel of a record while its code is on its way. */
export const PanelSkeleton = () => (
  <div className={record.panel}>
    <Skeleton height={LINES_PX} />
  </div>
);
