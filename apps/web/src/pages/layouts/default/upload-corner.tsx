import { Suspense, useEffect, useState } from "react";
import { useObservable } from "../../../shared/create-observable.ts";
import { askedExports } from "../../../shared/exports/asked-exports.ts";
import { askedImports } from "../../../shared/imports/asked-imports.ts";
import { lazyPart } from "../../../shared/loading/lazy-part.ts";
import { stoppedDecisions } from "../../../shared/pendencies/stopped-decisions.ts";
import { interruptedUploads } from "../../../shared/uploads/persistence/upload-persistence.ts";
import { useUploads } from "../../../shared/uploads/use-uploads.ts";

const Panel = lazyPart(
  async () => (await import("../../../features/upload-panel/upload-panel.tsx")).UploadPanel,
  ["uploadPanel", "uploads", "exports", "pendencyWords"],
);

/** Loads the panel with the first upload, export, import or failed decision, or if a closed tab left unfinished uploads. */
export const UploadCorner = () => {
  const uploads = useUploads();
  const requestedExports = useObservable(askedExports);
  const startedImports = useObservable(askedImports);
  const failedDecisions = useObservable(stoppedDecisions);
  const [hasLeft, setLeft] = useState(false);
  useEffect(() => {
    void interruptedUploads().then((left) => setLeft(left.length > 0));
  }, []);
  return (
    (uploads.length > 0 || hasLeft || requestedExports.length > 0 || startedImports.length > 0 || failedDecisions.length > 0) && (
      <Suspense fallback={null}>
        <Panel />
      </Suspense>
    )
  );
};
