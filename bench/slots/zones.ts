/** Two dozen: whole, half and quarter hours, both hemispheres, changes by half an hour and by two, at midnight, and none. */
export const ZONES =
  `UTC America/New_York America/Los_Angeles America/Bogota America/St_Johns America/Havana America/Santiago
  America/Nuuk America/Asuncion Atlantic/Azores Europe/London Europe/Berlin Africa/Casablanca Africa/Cairo
  Antarctica/Troll Asia/Beirut Asia/Gaza Asia/Kolkata Asia/Kathmandu Australia/Adelaide Australia/Lord_Howe
  Pacific/Auckland Pacific/Chatham Pacific/Easter`.split(/\s+/);
