-- Two permission keys: see_employee_salary, formerly a part of see_employee_data, and see_health_document for files of sensitive document types.

-- A sensitive document type. Its files and the attachments of its comments require see_health_document. One marked version protects the
-- documents of all versions of the type, so that a later version cannot open the earlier files.
alter table document_type_version add column sensitive boolean not null default false;
update document_type_version set sensitive = true where category = 'health' and kind in ('EMPLOYEE', 'RISK');

-- Inserts each key after the one that granted the same until now, because profiles store keys in the order of the catalogue. A profile
-- without a key that changes anything is a reader and gets no new key. The new version makes an open profile editor stale, so that it does
-- not remove the key.
do $$
declare
  granted record;
begin
  for granted in
    select * from (values ('see_employee_data', 'see_employee_salary'), ('see_file_pendency', 'see_health_document')) k (held, added)
  loop
    update access_profile p
      set permissions = p.permissions[:array_position(p.permissions, granted.held)] || granted.added
          || p.permissions[array_position(p.permissions, granted.held) + 1:],
        version = p.version + 1
      where granted.held = any (p.permissions) and granted.added <> all (p.permissions)
        and exists (select from unnest(p.permissions) key
          where split_part(key, '_', 1) <> all ('{see,detail,export,print,notification}'::text[]));
  end loop;
end $$;
