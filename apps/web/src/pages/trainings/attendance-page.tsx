import { useParams } from "@tanstack/react-router";
import { AttendanceScreen } from "../../features/training-attendance/reader/attendance-screen.tsx";

/** Page of the attendance of one class by phone. */
export const AttendancePage = () => {
  const { id = "" } = useParams({ strict: false });
  return <AttendanceScreen key={id} id={Number(id)} />;
};
