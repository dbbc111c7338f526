/** IndexedDB database of the attendance by phone. */
export const ATTENDANCE_DATABASE = "emdia.attendance";

/** Deletes the database at sign-out, also if the page has not loaded the module that uses it. An open connection blocks the deletion: the module clears it itself. */
export const deleteAttendance = (): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(ATTENDANCE_DATABASE);
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
