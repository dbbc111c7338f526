import { lazy, Suspense, useEffect, useState } from "react";
import { askedExports } from "../../../shared/exports/asked-exports.ts";
import { loadTexts } from "../../../shared/i18n/i18n.ts";
import { loadPart } from "../../../shared/loading/chunk-reload.ts";
import { leftBehind } from "../../../shared/uploads/kept.ts";
import { useUploads } from "../../../shared/uploads/use-uploads.ts";
import { useWatched } from "../../../shared/watched.ts";

const Panel = lazy(async () => {
  const load = async () => (await import("../../../features/upload-panel/upload-panel.tsx")).UploadPanel;
  const [part] = await Promise.all([loadPart(load), loadTexts(["uploadPanel", "uploads"])]);
  return { default: part };
});

/** The panel comes with the first upload or export, or when a closed tab left uploads unfinished. */
export const UploadCorner = () => {
  const uploads = useUploads();
  const asked = useWatched(askedExports);
  const [hasLeft, setLeft] = useState(false);
  useEffect(() => {
    void leftBehind().then((left) => setLeft(left.length > 0));
  }, []);
  return (
    (uploads.length > 0 || hasLeft || asked.length > 0) && (
      <Suspense fallback={null}>
        <Panel />
      </Suspense>
    )
  );
};
