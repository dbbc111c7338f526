-- Why: a return was known by the movement that noted it, and by the leave where nobody did: what had been approved was asked for again as soon as
-- somebody noted it. It is known by the leave that it ends.
update pendency p set movement_id = ended.id
  from movement r
    cross join lateral (select m.id from movement m
      where m.provider_id = r.provider_id and m.worker_id = r.worker_id and m.status = 'away' and m.start_date < r.start_date
      order by m.start_date desc, m.id desc limit 1) ended
  where p.provider_id = r.provider_id and p.movement_id = r.id and r.kind = 'return'
    and not exists (select from pendency o where o.contractor_id = p.contractor_id and o.project_id = p.project_id and o.provider_id = p.provider_id
      and o.worker_id = p.worker_id and o.type_id = p.type_id and o.movement_id = ended.id);
