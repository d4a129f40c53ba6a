// Written by `npm run client` from the OpenAPI document: run it again after changing the contract.

export interface paths {
    "/api/users/block/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same with this person only; empty if you have not blocked them. */
        get: operations["blockedPerson"];
        put?: never;
        /** Blocks a person, who is not notified: neither of you can contact the other; open proposals and invites between you end, paid work goes on. */
        post: operations["block"];
        /** Unblocks a person; what ended stays ended. */
        delete: operations["unblock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people you have blocked, the latest first. */
        get: operations["blockedPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/contact/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether you and this person can contact each other, as far as blocks go. */
        get: operations["contact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/professional/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Professionals, searched and filtered. */
        get: operations["listProfessionals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your account. */
        get: operations["me"];
        /** Changes your names, time zone, clock and language. */
        put: operations["updateMe"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/professional/discipline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The disciplines and categories of your profile. */
        get: operations["ownDisciplines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/professional": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your professional profile. */
        get: operations["ownProfile"];
        /** Changes your professional profile; omitted fields stay as they are. */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/professional/skills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your skills. */
        get: operations["ownSkills"];
        /** Replaces your skills. */
        put: operations["updateSkills"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/professional/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A professional’s public profile. */
        get: operations["professionalProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discipline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All disciplines with their categories and number of services. */
        get: operations["listDisciplines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discipline/{id}/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a job posting in this discipline may begin with. */
        get: operations["readTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload/job/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The files of one of your jobs (for admins: of any job), the newest first. */
        get: operations["jobFiles"];
        put?: never;
        /** Attaches a file of at most 25 MiB to a job, visible to both sides and admins. The Idempotency-Key is ignored: a repeated upload is another file. */
        post: operations["uploadToJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload/file/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The content of a file, for those who can see what it is attached to; with a width, the smallest copy of a picture that is at least as wide. */
        get: operations["readFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload/storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much of your storage your files use. */
        get: operations["readStorage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uploads a file of at most 25 MiB as it is, photos without their metadata; deleted after 24 hours unless it is used. The Idempotency-Key is ignored: a repeated upload is another file. */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uploads an image, which is re-encoded without its metadata; deleted after 24 hours unless it is used. The Idempotency-Key is ignored: a repeated upload is another file. */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload/recording": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uploads a video or sound of at most 30 seconds and 15 MiB for your hello (MP4, WebM, Ogg or MP3), put into a new file without its metadata; deleted after 24 hours unless it is used. The Idempotency-Key is ignored: a repeated upload is another file. */
        post: operations["uploadRecording"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your sets of hours besides the usual ones, the oldest first. */
        get: operations["listHourSets"];
        put?: never;
        /** Adds a set of hours, for services to use instead of the usual ones. */
        post: operations["addHourSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a weekly rule to your hours. */
        post: operations["addRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/sets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Renames a set of hours and replaces its weekly rules. */
        put: operations["changeHourSet"];
        post?: never;
        /** Removes a set of hours; its services use the usual hours again. */
        delete: operations["removeHourSet"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A country’s national public holidays of the next twelve months: suggestions for special dates. */
        get: operations["listHolidays"];
        /** Closes several dates, or gives them their usual hours again; dates with special hours keep those. */
        put: operations["closeDates"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/professional": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Weekly hours: your own, or those of `userId`. */
        get: operations["getAvailability"];
        put?: never;
        /** Replaces your weekly hours. Working rules that are left out stay as they are. */
        post: operations["setAvailability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a professional is available right now, by the server’s clock: for the service, or else their shortest one. */
        get: operations["isAvailable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The calendars you connected, the oldest first. */
        get: operations["listBusyCalendars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/date": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your special dates from today on. */
        get: operations["listDates"];
        put?: never;
        /** Sets the hours of a special date; without slots it is closed. */
        post: operations["setDate"];
        /** Removes a special date, so that the weekly hours apply again. */
        delete: operations["removeDate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/busy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When you are busy: your consultations, and the calendars you connected. For at most 32 days. */
        get: operations["listOwnBusyTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The times that can be booked, with from ≤ start < to. */
        get: operations["listSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/calendar/{id}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reads a calendar again now. */
        post: operations["refreshBusyCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/calendar/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says whether events that leave you free count as busy; the calendar is read again. */
        put: operations["switchBusyCalendar"];
        post?: never;
        /** Disconnects a calendar; its busy times are deleted. */
        delete: operations["removeBusyCalendar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/warnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which of your own limits and closed days a time goes beyond. You may offer it all the same. */
        get: operations["warnOfTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a service. */
        post: operations["addService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/professional/canAdd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether you can add a service, and what is missing. */
        get: operations["canAddService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A service in full; an inactive one is visible only to its owner. */
        get: operations["getService"];
        /** Changes one of your services. */
        put: operations["editService"];
        post?: never;
        /** Removes one of your services; its open proposals and invitations expire. */
        delete: operations["removeService"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Services, searched and filtered. */
        get: operations["listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/professional/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your services, or the active services of `userId`. */
        get: operations["servicesOfProfessional"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The certificates of `userId` that aren’t rejected, or all of your own; verified ones first. */
        get: operations["listCertificates"];
        put?: never;
        /** Adds a certificate; an admin reviews it within 5 working days. */
        post: operations["addCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certification/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes a certificate, which then needs a new review. */
        put: operations["changeCertificate"];
        post?: never;
        /** Removes a certificate and its file. */
        delete: operations["removeCertificate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/showcase/hello/{id}/captions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a professional says in their hello, as captions. */
        get: operations["captionsOfHello"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/showcase/hello": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your hello; null without one. */
        get: operations["ownHello"];
        /** Publishes your hello in place of the one before, or changes its captions. */
        put: operations["changeHello"];
        post?: never;
        /** Removes your hello. Its recording can be published again for 24 hours. */
        delete: operations["removeOwnHello"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/showcase/samples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your work samples: of the profile, or of one of your services. */
        get: operations["ownSamples"];
        /** Replaces the work samples of your profile or of one of your services. */
        put: operations["changeSamples"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/showcase/hello/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The hello of a professional in video or audio; null without one. */
        get: operations["helloOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/showcase/samples/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The work samples of a professional in their order: those of the profile, then those of active services; or of one service. */
        get: operations["samplesOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favorite/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your favorites as cards, the latest first. */
        get: operations["favoriteCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ids of your favorites. */
        get: operations["listFavorites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favorite/jobPosting/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a job posting to your favorites, or removes it. */
        post: operations["toggleJobPosting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favorite/service/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a service to your favorites, or removes it. */
        post: operations["toggleService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-search/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Renames a saved search, says how often you are told, or pauses it. */
        put: operations["changeSearch"];
        post?: never;
        /** Deletes a saved search; for a day it can be restored. */
        delete: operations["removeSearch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your saved searches (at most 20), the latest first. */
        get: operations["listSavedSearches"];
        put?: never;
        /** Saves a search of services or job postings; you are told of what is new. */
        post: operations["saveSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recommendation/posting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open job postings that fit your services and that you haven’t proposed for, out of the newest 300 of each of your disciplines; the best fit first. */
        get: operations["recommendedPostings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recommendation/professional": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Professionals you could talk to next, through one service each: those who fit your open job postings, else what you saved or booked, else those with the most hours in common with you. Out of the 300 best rated services of each discipline; the best fit first. */
        get: operations["recommendedProfessionals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-search/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restores a saved search that was just deleted. */
        post: operations["restoreSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/jobPosting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes one of your open postings. */
        put: operations["editPosting"];
        /** Creates a job posting. */
        post: operations["addPosting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/jobPosting/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes one of your postings; its open proposals and invitations expire. */
        post: operations["closePosting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/jobPosting/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A posting in full; if it isn’t open, only for its owner and the professionals who proposed or were invited. */
        get: operations["getPosting"];
        put?: never;
        post?: never;
        /** Removes one of your postings; its open proposals and invitations expire. Professionals who proposed or were invited can still read it. */
        delete: operations["removePosting"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/jobPosting/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open job postings, searched and filtered. */
        get: operations["listPostings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/jobPosting/services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The services that match one of your postings, out of the 1,000 best rated in its discipline; the best match first. */
        get: operations["matchingServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/jobPosting/client/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your postings with their proposal counts, the latest first: all open ones, and at most 100 of the others. */
        get: operations["ownPostings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/jobPosting/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reopens one of your postings. */
        post: operations["reopenPosting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/negotiations/{id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The moves of your proposal or invitation (for admins: of any), the latest first. */
        get: operations["movesOfNegotiation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/invite/canInvite/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether you can ask for another consultation through this service now, after what your earlier invitations have led to. */
        get: operations["canInvite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/invite/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An invitation with its history; it becomes READ when the professional first opens it. */
        get: operations["getInvite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/invites/client/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invitations sent for one of your postings. */
        get: operations["invitesOfPosting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/jobPosting/invites/client/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invitations sent for one of your postings. */
        get: operations["invitesOfPostingByAlias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/invite/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invitations you sent (client) or received (professional), the latest first, at most 100. */
        get: operations["ownInvites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/jobPosting/invite/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invitations you sent (client) or received (professional), the latest first, at most 100. */
        get: operations["ownInvitesByAlias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/invite/response": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts, declines or withdraws it, requests another time, rejects a requested one, or writes a message. */
        post: operations["respondToInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/jobPosting/invite/response": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts, declines or withdraws it, requests another time, rejects a requested one, or writes a message. */
        post: operations["respondToInviteByAlias"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/jobPosting/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invites a professional through one of their services, for a posting or directly; ACCEPTED at once where the service books instantly, unless it takes longer than the service says. */
        post: operations["sendInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invites a professional through one of their services, for a posting or directly; ACCEPTED at once where the service books instantly, unless it takes longer than the service says. */
        post: operations["sendInviteByAlias"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/jobProposal/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A proposal with its history; it becomes READ when the client first opens it. */
        get: operations["getProposal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/proposals/professional": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your proposals, the latest first, at most 100. */
        get: operations["ownProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/jobPosting/proposals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The proposals for one of your postings. */
        get: operations["proposalsOfPosting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/jobProposal/response": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts, declines or withdraws it, requests another time, rejects a requested one, or writes a message. */
        post: operations["respondToProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/jobProposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a proposal for an open posting, with a time for the consultation. */
        post: operations["sendProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/{id}/deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delivers the work of a paid job. */
        post: operations["deliverJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/{id}/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a dispute for an admin to decide; the job’s deadlines are paused meanwhile. */
        post: operations["disputeJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops talking without a hire: consultations to come are called off, and nothing is owed. A message is refused with `blocked` where either has blocked the other. */
        post: operations["endJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/{id}/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** After a hire for a posting, ends all of its other jobs in which nobody is hired yet. The message reaches those who can still be contacted. */
        post: operations["endOthers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/{id}/hire-by": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the client seven more days to hire. */
        post: operations["extendHireBy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/{id}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Extends the time to review delivered work by seven days, once. */
        post: operations["extendJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of your jobs in full. */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your completed, cancelled and ended jobs, the latest first. */
        get: operations["jobHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/inProgress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your jobs in progress, the latest first. */
        get: operations["jobsInProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/{id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The moves of your job (for admins: of any job), the latest first. */
        get: operations["movesOfJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/{id}/request-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Requests changes to delivered work. */
        post: operations["requestChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/{id}/withdraw-dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraws your own dispute: the job and its deadlines resume where they were. */
        post: operations["withdrawDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/appointments/{id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of your booked consultations as a calendar file. */
        get: operations["appointmentCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/{id}/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The series of consultations that the two sides of your job (for admins: of any job) asked for, the latest first. */
        get: operations["seriesOfJob"];
        put?: never;
        /** Asks for a series of free consultations in paid work; all of them are booked once the other side accepts. */
        post: operations["askForSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/{secret}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A calendar feed of someone’s booked consultations; the secret address is the only key. */
        get: operations["calendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/appointment/checkin/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks in to a consultation, from 10 minutes before its start. */
        post: operations["checkIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/meeting/end/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that this side is done; the meeting ends for good once both are. Coming back to the room takes it back. */
        post: operations["endMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/meeting/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The meeting of an appointment: its state, and when its room opens and closes. */
        get: operations["getMeeting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/meeting/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The notes that both sides write together around a consultation. */
        get: operations["getNotes"];
        /** Replaces the text of the notes; what differs is changed as if it had been typed, so open editors follow. */
        put: operations["putNotes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your consultations that end after `from` (default: now) and start before `to`, the next first, without cancelled ones. */
        get: operations["listAppointments"];
        put?: never;
        /** Requests another consultation for a paid job; it is booked once the other side accepts. */
        post: operations["planAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/appointment/object/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Objects to the recorded attendance, within 48 hours. Its money, or the job’s, stays held until a decision; where none hangs on it, it counts for nobody. */
        post: operations["objectToAttendance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/{id}/series/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The dates that a series would have, and which of them can’t be booked. */
        get: operations["previewSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/appointments/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Requests another time, responds to a request, or calls off an agreed consultation before its start, with a reason; an agreed time stays booked until a new one is accepted. */
        post: operations["respondToAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/{id}/series/response": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts a series, which books all of its consultations or none, declines it, withdraws one’s own, or calls off one and all later ones. */
        post: operations["respondToSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/meeting/start/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts the meeting once both sides have checked in; starting it again has no effect. */
        post: operations["startMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/job/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The messages of a job in order: the latest, or those before or after a sequence number. */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/read/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks all messages up to this one as read. */
        post: operations["readMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a message; repeating it with the same clientMessageId returns the same message. */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/unreadCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The number of unread messages, in total and by job. */
        get: operations["unreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/unreadCount/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The number of unread messages in a job’s chat. */
        get: operations["unreadCountOfJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/unread/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The unread messages of a job’s chat, at most 200, the earliest first. */
        get: operations["unreadMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who you are on invoices. */
        get: operations["billingDetails"];
        /** Sets who you are on invoices from now on; those issued before stay as they are. */
        put: operations["updateBillingDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/professional": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your payout account, your held and available money, and your earnings. */
        get: operations["earnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/fee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The platform’s fee on what is agreed from now on. */
        get: operations["fee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/professional/held": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is held for you and when it is released, the latest payment first. */
        get: operations["heldPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/invoice/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An invoice or credit note, for its issuer, its recipient and admins. */
        get: operations["invoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/invoice/{id}/invoice.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a PDF. */
        get: operations["invoiceFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invoices and credit notes that you issued or received, the latest first. */
        get: operations["invoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/checkout/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The processor’s page to pay a consultation, or an offer and hire; the same one while it is open. By default what is to be paid next. */
        post: operations["openCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/tip/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The processor’s page to tip the professional of a completed job; one page is open for a job, and another amount replaces it. */
        post: operations["openTip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/professional/payout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your payouts to the bank, the latest first. */
        get: operations["payouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your payments, the latest first, each with the processor’s receipt. */
        get: operations["receipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/client/statement/{year}/statement.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you paid in a year in UTC, the earliest first: each payment with what was refunded of it since. */
        get: operations["receiptsTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refreshes the payment of a job from the processor. */
        post: operations["refreshPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your cards that the processor keeps for later payments. */
        get: operations["savedCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/professional/statement/{year}/statement.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a PDF. */
        get: operations["statementFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/professional/statement/{year}/statement.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you earned in a year, month by month in UTC: released, fees, refunds and net. */
        get: operations["statementTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/{id}/milestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A further milestone of a job that is paid: what the professional offers, or what the client asks for. Replies with its job. */
        post: operations["addMilestone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/{id}/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest 100 versions of the terms of your job (for admins: of any job), and those that can still be paid, the latest first. */
        get: operations["offersOfJob"];
        put?: never;
        /** A professional’s new offer, which then stands; or the terms a client asks for. */
        post: operations["makeOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/{id}/offers/response": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers the terms a client asks for: accepting makes them the standing offer. */
        post: operations["respondToOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job/{id}/resolutions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the two sides of your job (for admins: of any job) suggested to settle it, the latest first. */
        get: operations["resolutionsOfJob"];
        put?: never;
        /** Suggests how the held money is parted, or a new due date, in place of one’s own earlier suggestion. Nothing happens until the other side accepts. */
        post: operations["suggestResolution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review/stories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Up to three completed jobs, told by their clients’ latest published reviews of four stars or more; each of another client, professional and discipline. */
        get: operations["hireStories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review/job/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Both reviews of a job; the other side’s only once it is published. */
        get: operations["reviewsOfJob"];
        put?: never;
        /** Reviews the other side within 14 days: of a completed job, or of an ended one with a paid consultation that was held. */
        post: operations["writeReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review/professional/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The published reviews of a professional. */
        get: operations["reviewsOfProfessional"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports a person, a posting, a service or a message to the admins; again while it is open, it changes nothing. */
        post: operations["report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/quiet-hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your quiet hours in your own time zone; none by default. */
        get: operations["quietHours"];
        /** Emails and pushes of notifications wait until these hours end. Not those of security, nor what would come less than an hour before its deadline then. */
        put: operations["changeQuietHours"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your notification settings by type; everything is on by default. */
        get: operations["settings"];
        /** Changes the settings of the given types. Payments and security can’t be turned off. */
        put: operations["changeSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/clear-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks all your notifications as read. */
        post: operations["clearAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All your notifications, read or not, the latest first; kept until your account is closed. */
        get: operations["history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/mark-read/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks a notification as read. */
        post: operations["markRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the unsubscribe link of an email would turn off; changes nothing. */
        get: operations["subscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your unread notifications, the latest first (at most 100), and their total number. */
        get: operations["unread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/unread/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your unread notifications since `since`; polled every 60 seconds. */
        get: operations["unreadSince"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support/legal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The terms of service and the privacy policy that admins wrote, and when they were last changed. */
        get: operations["legal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your support tickets with their latest replies, the latest ticket first, 50 at a time. */
        get: operations["ownTickets"];
        put?: never;
        /** Sends a support ticket. */
        post: operations["sendTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The replies to your ticket (for admins: to any ticket), the latest first. */
        get: operations["repliesOfTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replies to one of your tickets; within 14 days this reopens a resolved one. */
        post: operations["replyToTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What needs your attention, and what is coming up. */
        get: operations["dashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/snooze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Puts something that needs your attention off until tomorrow, or brings it back. Deadlines stay. */
        put: operations["snooze"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "proposal.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** proposal.sent, signed as Standard Webhooks has it. */
        post: operations["toldProposalSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "proposal.moved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** proposal.moved, signed as Standard Webhooks has it. */
        post: operations["toldProposalMoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "proposal.accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** proposal.accepted, signed as Standard Webhooks has it. */
        post: operations["toldProposalAccepted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invite.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** invite.sent, signed as Standard Webhooks has it. */
        post: operations["toldInviteSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invite.moved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** invite.moved, signed as Standard Webhooks has it. */
        post: operations["toldInviteMoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invite.accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** invite.accepted, signed as Standard Webhooks has it. */
        post: operations["toldInviteAccepted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "offer.made": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** offer.made, signed as Standard Webhooks has it. */
        post: operations["toldOfferMade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "offer.answered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** offer.answered, signed as Standard Webhooks has it. */
        post: operations["toldOfferAnswered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "job.moved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** job.moved, signed as Standard Webhooks has it. */
        post: operations["toldJobMoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "appointment.moved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** appointment.moved, signed as Standard Webhooks has it. */
        post: operations["toldAppointmentMoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "appointment.attended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** appointment.attended, signed as Standard Webhooks has it. */
        post: operations["toldAppointmentAttended"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** message.sent, signed as Standard Webhooks has it. */
        post: operations["toldMessageSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** payment.changed, signed as Standard Webhooks has it. */
        post: operations["toldPaymentChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.released": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** payment.released, signed as Standard Webhooks has it. */
        post: operations["toldPaymentReleased"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** payment.refunded, signed as Standard Webhooks has it. */
        post: operations["toldPaymentRefunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "review.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** review.published, signed as Standard Webhooks has it. */
        post: operations["toldReviewPublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** webhook.test, signed as Standard Webhooks has it. */
        post: operations["toldWebhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Refusal: {
            status: number;
            message: string;
            data: null;
            /** @enum {string} */
            code: "invalid_input" | "invalid_code" | "password_required" | "wrong_password" | "time_in_past" | "time_off_grid" | "unauthenticated" | "invalid_credentials" | "forbidden" | "scope_missing" | "key_not_accepted" | "cross_site" | "email_not_verified" | "account_disabled" | "cannot_add" | "not_found" | "too_slow" | "invalid_transition" | "slot_taken" | "slot_outside_hours" | "slot_too_soon" | "slot_too_far" | "slot_beyond_hold" | "slot_off_step" | "slot_day_full" | "slot_week_full" | "slot_too_close" | "hours_changed" | "payouts_not_enabled" | "profile_not_initialised" | "already_proposed" | "already_invited" | "posting_not_open" | "service_not_active" | "not_paid" | "already_paid" | "no_offer" | "no_days" | "offer_changed" | "payment_processing" | "payment_disputed" | "evidence_too_late" | "refund_too_large" | "sums_changed" | "tip_too_large" | "transfer_pending" | "too_many_disputes" | "too_many_suggestions" | "extension_used" | "already_reviewed" | "chat_closed" | "notes_closed" | "review_closed" | "too_many_calendars" | "too_many_keys" | "too_many_webhooks" | "too_many_favorites" | "already_saved" | "too_many_searches" | "too_many_milestones" | "too_many_series" | "too_many_moves" | "too_many_objections" | "too_early" | "already_started" | "not_checked_in" | "ended" | "idempotency_conflict" | "in_use" | "list_changed" | "too_many_certificates" | "blocked" | "too_many_blocks" | "too_many_postings" | "too_many_free_consultations" | "not_now" | "ticket_closed" | "jobs_running" | "money_owed" | "storage_full" | "sign_up_closed" | "invitation_needed" | "domain_not_allowed" | "too_large" | "unsupported_media_type" | "unsupported_file" | "too_many_requests" | "too_many_today" | "internal" | "unavailable" | "processor_unavailable";
            errors?: {
                path: string;
                message: string;
            }[];
            requestId?: string;
        };
        CountedProfessionalCardPage: {
            items: components["schemas"]["ProfessionalCard"][];
            nextCursor: string | null;
            /** @description exact up to 1000; 1001 stands for that and everything beyond */
            total: number;
            reading: {
                /** @description what the results are for, where the typed words found nothing: typing errors corrected */
                corrected: string | null;
                /** @description a corrected search that finds more than the typed words */
                suggested: string | null;
                /** @description nothing has all of the words; the results have some */
                isPartial: boolean;
            };
        };
        CountedServiceCardPage: {
            items: components["schemas"]["ServiceCard"][];
            nextCursor: string | null;
            /** @description exact up to 1000; 1001 stands for that and everything beyond */
            total: number;
            reading: {
                /** @description what the results are for, where the typed words found nothing: typing errors corrected */
                corrected: string | null;
                /** @description a corrected search that finds more than the typed words */
                suggested: string | null;
                /** @description nothing has all of the words; the results have some */
                isPartial: boolean;
            };
            /** @description null unless asked for, and where there are too many to count */
            counts: {
                disciplines: {
                    [key: string]: number;
                };
                categories: {
                    [key: string]: number;
                };
                pricings: {
                    [key: string]: number;
                };
                maxCents: {
                    [key: string]: number;
                };
                minRatings: {
                    [key: string]: number;
                };
            } | null;
        };
        CountedJobPostingCardPage: {
            items: components["schemas"]["JobPostingCard"][];
            nextCursor: string | null;
            /** @description exact up to 1000; 1001 stands for that and everything beyond */
            total: number;
            reading: {
                /** @description what the results are for, where the typed words found nothing: typing errors corrected */
                corrected: string | null;
                /** @description a corrected search that finds more than the typed words */
                suggested: string | null;
                /** @description nothing has all of the words; the results have some */
                isPartial: boolean;
            };
        };
        Acceptable: {
            /** @enum {string} */
            subject: "PROPOSAL" | "INVITE" | "APPOINTMENT";
            /** Format: uuid */
            id: string;
            /** @description those that can still be accepted, the earliest first */
            times: string[];
            /**
             * Format: date-time
             * @description the agreed time, which turning the suggested one down leaves as it is
             */
            keepsTime?: string;
        };
        Appointment: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            jobId: string;
            /** @description the job’s title */
            title: string;
            /** @description the service that the job is about, in whose hours its times are */
            serviceId: string | null;
            client: components["schemas"]["Person"];
            professional: components["schemas"]["Person"];
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            minutes: number;
            /** @enum {string} */
            status: "SENT" | "READ" | "RESCHEDULE" | "RESCHEDULE_PRO" | "RESCHEDULE_REJECTED" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED" | "CANCELLED";
            proposedStartsAt: string | null;
            proposedMinutes: number | null;
            checkedIn: {
                client: boolean;
                professional: boolean;
            };
            meeting: {
                startedAt: string | null;
                endedAt: string | null;
            };
            /** @description who has pressed end; the meeting is over once both have */
            hasEnded: {
                client: boolean;
                professional: boolean;
            };
            attendance: ("HELD" | "CLIENT_ABSENT" | "PROFESSIONAL_ABSENT" | "NEITHER") | null;
            /** @description when it was booked; it may be CANCELLED since */
            agreedAt: string | null;
            /** @description who requested it; null for the one the job started with */
            askedBy: ("CLIENT" | "PROFESSIONAL") | null;
            /** @description who has to respond */
            turn: ("CLIENT" | "PROFESSIONAL") | null;
            /** @description whether the professional no longer has the time that waits for a response, which can’t be accepted */
            isTaken: boolean;
            /** @description when it ends, or falls back to the agreed time, automatically */
            expiresAt: string | null;
            /** @description the series it was agreed with */
            seriesId: string | null;
            /** @description the consultation the job started with, or its replacement */
            isFirst: boolean;
            /** @description how many reschedule requests each side has left */
            movesLeft: {
                client: number;
                professional: number;
            };
            /** @description until when the recorded attendance can be objected to */
            objectUntil: string | null;
            /** @description what an objection would be about: the money of the work or of the consultation, or only who came */
            objectionTo: ("WORK" | "PRICE" | "RECORD") | null;
            /** @description until when the client can take a full refund */
            refundUntil: string | null;
            /** @description until when a new time can be requested at no cost */
            newTimeUntil: string | null;
            /** @description when the money is refunded, unless somebody objects */
            refundAt: string | null;
            /** @description what it costs the client; 0 is free */
            priceCents: number;
            /** @description null for a free one */
            cancellationHours: (2 | 12 | 24 | 48) | null;
            /** @description while it waits for its payment; its room doesn’t open before */
            payBy: string | null;
            /** @description until when the client gets everything back when calling it off */
            cancelUntil: string | null;
            /** @description when its held money moves, unless somebody objects */
            settleAt: string | null;
            /** @description whose the money is then */
            settleTo: ("CLIENT" | "PROFESSIONAL") | null;
            /** @description since when what was recorded is contested; its money, if any, waits for an admin’s decision */
            objectedAt: string | null;
            /** @description null for a free one */
            payment: {
                /** @enum {string} */
                status: "UNPAID" | "PENDING" | "PAID" | "FAILED";
                /** @enum {string} */
                settlement: "NONE" | "HELD" | "RELEASED" | "REFUNDED" | "SPLIT";
                /** @description cents */
                refundedCents: number;
                /** @description the platform’s share of what the professional receives, in hundredths of a percent */
                feeBasisPoints: number;
                /** @description the least the platform keeps of a payment */
                feeMinimumCents: number;
                /** @description since when the client’s bank disputes it */
                frozenAt: string | null;
                paidAt: string | null;
            } | null;
            /** @description when the notes of both sides were last changed; null while they’re empty */
            notedAt: string | null;
            history: components["schemas"]["AppointmentEntry"][];
        };
        AppointmentEntry: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            by: "client" | "professional" | "clock" | "admin";
            action: string;
            from: ("SENT" | "READ" | "RESCHEDULE" | "RESCHEDULE_PRO" | "RESCHEDULE_REJECTED" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED" | "CANCELLED") | null;
            /** @enum {string} */
            to: "SENT" | "READ" | "RESCHEDULE" | "RESCHEDULE_PRO" | "RESCHEDULE_REJECTED" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED" | "CANCELLED";
            message: string | null;
            startsAt: string | null;
        };
        AppointmentEvent: {
            /**
             * Format: uuid
             * @description of the consultation
             */
            id: string;
            /** Format: uuid */
            jobId: string;
            /** Format: uuid */
            clientId: string;
            /** Format: uuid */
            professionalId: string;
            action: string;
            /** @enum {string} */
            status: "SENT" | "READ" | "RESCHEDULE" | "RESCHEDULE_PRO" | "RESCHEDULE_REJECTED" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED" | "CANCELLED";
            /**
             * @description whose move it was; `clock`: a deadline passed
             * @enum {string}
             */
            by: "client" | "professional" | "clock";
            /** Format: date-time */
            startsAt: string;
        };
        AppointmentResponse: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            action: "request" | "accept" | "reject" | "decline" | "withdraw" | "cancel";
            /** Format: date-time */
            startsAt?: string;
            /** @description minutes, from 15 to 120 in steps of 15 */
            minutes?: number;
            message?: string;
        };
        AttendanceEvent: {
            /**
             * Format: uuid
             * @description of the consultation
             */
            id: string;
            /** Format: uuid */
            jobId: string;
            /** Format: uuid */
            clientId: string;
            /** Format: uuid */
            professionalId: string;
            /** Format: date-time */
            startsAt: string;
            /** @enum {string} */
            attendance: "HELD" | "CLIENT_ABSENT" | "PROFESSIONAL_ABSENT" | "NEITHER";
        };
        /** @description how many consultations they came to, of how many that counted; null until three have */
        AttendanceRecord: {
            came: number;
            of: number;
        } | null;
        Availability: {
            /** @description IANA time zone */
            timeZone: string;
            minimumNoticeMinutes: number;
            rules: components["schemas"]["Rule"][];
            /** @description kept free before each consultation */
            bufferBeforeMinutes: number;
            /** @description kept free after each consultation */
            bufferAfterMinutes: number;
            /** @description consultations a day in the zone of the hours; null: any number */
            maxPerDay: number | null;
            /** @description consultations a week, from Monday; null: any number */
            maxPerWeek: number | null;
            /** @description how far ahead clients can book, times 24 hours */
            bookingDays: number;
            /** @description consultations start every so many minutes, on clocks in the zone of the hours */
            startStepMinutes: 15 | 30 | 60;
        };
        BlockedPerson: {
            /** Format: uuid */
            id: string;
            displayName: string;
            avatarUrl: string | null;
            timeZone: string;
            /** @enum {string} */
            role: "CLIENT" | "PROFESSIONAL" | "ADMIN";
            /** Format: date-time */
            blockedAt: string;
        };
        BusyCalendar: {
            /** Format: uuid */
            id: string;
            /**
             * @description connected by a secret address, or with an account
             * @enum {string}
             */
            kind: "ICS" | "CALDAV";
            name: string;
            /** @description of the address; the rest of it is a secret */
            host: string;
            /** @description events that leave you free count as busy */
            countFree: boolean;
            /** @description when its busy times were last known to be right; null: not read yet */
            readAt: string | null;
            /** @description why it can’t be read; its last busy times still count */
            problem: ("not_https" | "not_public" | "unreachable" | "too_slow" | "too_large" | "too_many_redirects" | "access_denied" | "wrong_password" | "no_calendars" | "gone" | "server_busy" | "server_error" | "not_a_calendar" | "not_understood" | "too_much" | "secret_lost") | null;
            failingSince: string | null;
            /** @description no longer tried by itself, because its server keeps refusing the password */
            isStopped: boolean;
            /** @description events that could not be understood */
            unreadEvents: number;
            /** @description when its owner can have it read again: a moment after the last time, or when its server wants to be asked */
            checkableFrom: string | null;
            /** @description busy times in the next seven days */
            busyThisWeek: number;
        };
        CanAdd: {
            canAdd: boolean;
            reasons: ("profile_not_initialised" | "payouts_not_enabled" | "too_many_services" | "too_many_in_all")[];
        };
        CanInvite: {
            canInvite: boolean;
            /** @description why not now, to show to the client */
            reason: string | null;
        };
        Category: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        Certificate: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            professionalId: string;
            name: string;
            issuer: string;
            /** Format: date */
            issuedOn: string;
            expiresOn: string | null;
            /** @description where the issuer shows it; never fetched by Parley */
            credentialUrl: string | null;
            /** @enum {string} */
            status: "PENDING" | "VERIFIED" | "REJECTED";
            isExpired: boolean;
            /** @description verified and not expired */
            hasBadge: boolean;
            /** @description why it was rejected; visible to its owner and admins */
            reason: string | null;
            /** @description visible to its owner and admins */
            file: components["schemas"]["File"] | null;
            /** Format: date-time */
            createdAt: string;
        };
        ChangedHourSet: {
            name: string;
            rules: components["schemas"]["Rule"][];
            /** @description the name and the rules that this changes, as they were read; 409 `hours_changed` if they are others by now */
            seen?: components["schemas"]["NewHourSet"];
        };
        ChangedSearch: {
            name: string;
            /**
             * @description daily and weekly alerts (Mondays) come at 8:00 in your time zone
             * @enum {string}
             */
            frequency: "AT_ONCE" | "DAILY" | "WEEKLY";
            paused: boolean;
        };
        ChangedSettings: {
            [key: string]: {
                /** @description in the notification panel, its count and as toasts */
                inApp: boolean;
                /** @description by email, if unread after two minutes */
                email: boolean;
                /** @description to the browsers that take pushes, if unread after 15 seconds */
                push?: boolean;
            };
        };
        ChatPage: {
            messages: components["schemas"]["Message"][];
            nextCursor: string | null;
            /** @description whether it goes on; a chat closes with its job */
            isOpen: boolean;
            /** @description whether it takes no messages now: nobody is hired, and either side has blocked the other */
            isBlocked: boolean;
        };
        ClosedDates: {
            dates: string[];
            /** @description false: the dates that are closed have their usual hours again */
            closed: boolean;
            /** @description those of the dates that were special dates already when they were read, closed or with hours; 409 `hours_changed` if they are others by now */
            seen?: {
                /** Format: date */
                date: string;
                closed: boolean;
            }[];
        };
        ClosedStretch: {
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
            /** @enum {string} */
            reason: "past" | "off_grid" | "too_soon" | "too_far" | "beyond_hold" | "outside_hours" | "off_step" | "taken" | "day_full" | "week_full" | "too_close";
        };
        Contact: {
            /** @description whether either has blocked the other; which of them isn’t said */
            isBlocked: boolean;
        };
        Dashboard: {
            needsYou: components["schemas"]["Need"][];
            upcoming: components["schemas"]["Appointment"][];
            /** @description of a newcomer, in order; null once all are done, or with the first hire */
            firstSteps: components["schemas"]["FirstStep"][] | null;
            /** @description professionals only */
            earningsByMonth: {
                month: string;
                /** @description cents */
                netCents: number;
            }[] | null;
            /** @description admins only */
            overview: {
                clients: number;
                professionals: number;
                jobsInProgress: number;
                jobsCompleted: number;
                /** @description cents */
                heldCents: number;
                /** @description cents */
                feesCents: number;
                /** @description debits less credits over the whole ledger; always 0 unless something is wrong */
                ledgerDifferenceCents: number;
            } | null;
        };
        DateOverride: {
            /** Format: date */
            date: string;
            slots: components["schemas"]["Slot"][];
        };
        Discipline: {
            /** Format: uuid */
            id: string;
            name: string;
            categories: components["schemas"]["Category"][];
            /** @description active services */
            serviceCount: number;
        };
        Dispute: {
            /** @enum {string} */
            by: "client" | "professional" | "clock" | "admin" | "processor";
            /** Format: date-time */
            at: string;
            reason: string | null;
            /** @description when the dispute ends automatically */
            refundAt: string | null;
            /** @description what goes to the professional then, before the fee; the rest is refunded. Half once work was delivered, else nothing */
            undecidedCents: number;
        };
        Earnings: {
            account: components["schemas"]["PayoutAccount"];
            balance: {
                /** @description cents */
                heldCents: number;
                /** @description cents */
                availableCents: number;
                /** @description sent to the bank, where it has not arrived */
                onItsWayCents: number;
                /** @description refunded to clients after it was paid out */
                owedCents: number;
            };
            /** @description released, but not sent until the account is in order */
            waiting: components["schemas"]["WaitingPayout"] | null;
            /** @description those on their way, the first to arrive first */
            payouts: components["schemas"]["Payout"][];
            debts: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                jobId: string;
                title: string;
                /** @description cents */
                amountCents: number;
                /** @description the part still owed */
                leftCents: number;
                /** @description the part that Parley no longer asks for */
                writtenOffCents: number;
                reason: string;
                /** Format: date-time */
                at: string;
                /** @description what was taken off later payouts, the oldest first */
                taken: {
                    /** Format: uuid */
                    jobId: string;
                    title: string;
                    /** @description cents */
                    amountCents: number;
                    /** Format: date-time */
                    at: string;
                }[];
            }[];
            earningsByMonth: {
                /** @description YYYY-MM */
                month: string;
                /** @description cents */
                netCents: number;
            }[];
        };
        FavoriteCards: {
            services: components["schemas"]["ServiceCard"][];
            jobPostings: components["schemas"]["JobPostingCard"][];
        };
        Favorites: {
            services: string[];
            jobPostings: string[];
        };
        File: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description bytes */
            size: number;
            /** @description detected from the content, not the name */
            contentType: string;
            url: string;
            /** @description pixels; null if it is not an image */
            width: number | null;
            /** @description pixels; null if it is not an image */
            height: number | null;
        };
        FirstStep: {
            /** @enum {string} */
            step: "finish_profile" | "set_hours" | "set_up_payouts" | "add_service" | "say_what_you_need" | "agree_on_time" | "hire";
            isDone: boolean;
        };
        HeldPayment: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            jobId: string;
            /** @description the consultation it is for; null for the work */
            appointmentId: string | null;
            title: string;
            /** @description after the fee */
            netCents: number;
            /**
             * @description what its release waits for; or that it goes back to the client
             * @enum {string}
             */
            state: "WORKING" | "DELIVERED" | "DISPUTED" | "CONSULTATION" | "GOING_BACK";
            /** @description when it is released automatically */
            releaseAt: string | null;
            /** @description when it goes back, unless somebody objects */
            goesBackAt: string | null;
            /** @description until when the processor can hold it */
            holdUntil: string | null;
        };
        Hello: {
            /** @enum {string} */
            kind: "video" | "audio";
            file: components["schemas"]["File"];
            /** @description how long it is */
            seconds: number;
            /** @description what is said, as typed */
            captions: string;
            /** @description the same as WebVTT */
            captionsUrl: string;
        };
        Holiday: {
            /** Format: date */
            date: string;
            /** @description in the reader’s language if known */
            name: string;
        };
        HourSet: {
            /** Format: uuid */
            id: string;
            name: string;
            rules: components["schemas"]["Rule"][];
            /** @description titles of the services that use it */
            services: string[];
        };
        Image: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description bytes */
            size: number;
            /** @description detected from the content, not the name */
            contentType: string;
            url: string;
            /** @description pixels; null if it is not an image */
            width: number | null;
            /** @description pixels; null if it is not an image */
            height: number | null;
            alt: string;
        };
        InviteFields: {
            /** Format: uuid */
            serviceId: string;
            /** Format: uuid */
            postingId?: string;
            message: string;
            /** @description the budget in mind for the whole job, even if the service is hourly; without it you talk first */
            amountCents?: number;
            /** Format: date-time */
            startsAt: string;
            /** @description further times for the consultation, at most two; accepting says which one */
            alternatives?: string[];
            /** @description minutes, from 15 to 120 in steps of 15 */
            minutes: number;
        };
        Job: {
            /** Format: uuid */
            id: string;
            title: string;
            client: components["schemas"]["Person"];
            professional: components["schemas"]["Person"];
            postingId: string | null;
            serviceId: string | null;
            /** @description which of the milestones of its plan; null for work without */
            milestone: number | null;
            /** @description of the standing or the paid offer; null while there is none */
            amountCents: number | null;
            /** @enum {string} */
            status: "TALKING" | "ACTIVE" | "DELIVERED" | "DISPUTED" | "COMPLETED" | "CANCELLED" | "ENDED";
            /** @enum {string} */
            paymentStatus: "UNPAID" | "PENDING" | "PAID" | "FAILED";
            /** @enum {string} */
            settlement: "NONE" | "HELD" | "RELEASED" | "REFUNDED" | "SPLIT";
            /** Format: date-time */
            createdAt: string;
            /** @description when talking ends automatically unless the client hires */
            hireBy: string | null;
            hiredAt: string | null;
            /** @description the hire plus the estimated days, or what both agreed on since; null while talking */
            dueAt: string | null;
            deliveredAt: string | null;
            /** @description when the work is accepted automatically */
            releaseAt: string | null;
            /** @description when all of the held money goes back because the work is long overdue, unless the professional objects */
            lateRefundAt: string | null;
            completedAt: string | null;
            cancelledAt: string | null;
            /** @description when they stopped talking without a hire */
            endedAt: string | null;
            /** @description unread messages in its chat */
            unreadCount: number;
            /** @description the message of the accepted proposal or invitation */
            description: string;
            estimatedDays: number | null;
            /** @description what an hour costs by its service; null where its price is fixed */
            rateCents: number | null;
            /** @description the standing or the paid one */
            offer: {
                /** Format: uuid */
                id: string;
                version: number;
                /** @enum {string} */
                by: "client" | "professional";
                /** @description cents */
                amountCents: number;
                estimatedDays: number;
                /** @description what is included; null when the conversation says it */
                scope: string | null;
                /** @description of an offer by the hour; null for a fixed price */
                hours: number | null;
                /** @description what one of the hours costs */
                rateCents: number | null;
                /** @description the parts of the work, which come to the amount and the days; the hire pays the first */
                milestones: {
                    title: string;
                    /** @description cents */
                    amountCents: number;
                    estimatedDays: number;
                }[] | null;
                /** @description the platform’s share of what the professional receives, in hundredths of a percent */
                feeBasisPoints: number;
                /** @description the least the platform keeps of a payment */
                feeMinimumCents: number;
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                state: "STANDING" | "ASKED" | "REPLACED" | "DECLINED" | "TAKEN";
                /** @description until when a replaced offer can still be paid: 72 hours after a consultation it stood at */
                payableUntil: string | null;
            } | null;
            /** @description null for work without milestones */
            plan: components["schemas"]["Plan"] | null;
            /** @description how the hiring for its posting stands; for the client only */
            hiring: {
                openings: number;
                /** @description how many are hired for the posting so far */
                hires: number;
                /** @description jobs of the posting with others in which nobody is hired yet */
                others: number;
            } | null;
            extensionUsed: boolean;
            /** @description whether work was delivered, even if changes were requested since */
            wasDelivered: boolean;
            /** @description how many disputes each side can still open */
            disputesLeft: {
                client: number;
                professional: number;
            };
            /** @description whether either side has blocked the other, which of them isn’t said; paid work goes on all the same */
            isBlocked: boolean;
            /** @description whether an account of the two is disabled: nobody responds there, so nothing can be agreed */
            hasDisabledSide: boolean;
            /** @description until when a completed job, or the paid consultation of an ended one, can be reviewed */
            reviewBy: string | null;
            /** @description from when the job counts as long overdue and the client can ask for everything back */
            refundableAt: string | null;
            /** @description when a dispute opens automatically */
            disputeAt: string | null;
            /** @description until when the processor can hold the money of the work; null while none is held */
            holdUntil: string | null;
            /** @description the open dispute; deadlines are paused meanwhile */
            dispute: components["schemas"]["Dispute"] | null;
            /** @description payments that the client’s bank took back, the oldest first */
            chargebacks: {
                /** Format: uuid */
                id: string;
                /** @description of this consultation’s payment; null: of the work’s or a tip’s */
                appointmentId: string | null;
                /** @description of this tip’s payment */
                tipId: string | null;
                /** @enum {string} */
                status: "OPEN" | "WON" | "LOST";
                /** @description cents */
                amountCents: number;
                /** Format: date-time */
                openedAt: string;
                decidedAt: string | null;
            }[];
            /** @description in the order of their starts; of those that were never agreed, or called off unpaid, the latest 50 */
            appointments: components["schemas"]["Appointment"][];
            /** @description its latest moves, at most 50, the oldest first */
            history: components["schemas"]["JobEntry"][];
            /** @description of the moves before those, by `GET /api/job/:id/moves`; null if there are none */
            historyCursor: string | null;
            money: components["schemas"]["JobMoney"];
            tips: {
                /** @description until when the client can tip; null unless the job is completed */
                tipBy: string | null;
                /** @description what a further tip can be at most; 0 when none can */
                mostCents: number;
                /** @description the oldest first */
                paid: {
                    /** Format: uuid */
                    id: string;
                    /** @description cents */
                    amountCents: number;
                    /** @description cents */
                    refundedCents: number;
                    /** Format: date-time */
                    paidAt: string;
                }[];
                /** @description the tip that a bank still works on; told to the client only */
                processingCents: number | null;
            };
        };
        JobCard: {
            /** Format: uuid */
            id: string;
            title: string;
            client: components["schemas"]["Person"];
            professional: components["schemas"]["Person"];
            postingId: string | null;
            serviceId: string | null;
            /** @description which of the milestones of its plan; null for work without */
            milestone: number | null;
            /** @description of the standing or the paid offer; null while there is none */
            amountCents: number | null;
            /** @enum {string} */
            status: "TALKING" | "ACTIVE" | "DELIVERED" | "DISPUTED" | "COMPLETED" | "CANCELLED" | "ENDED";
            /** @enum {string} */
            paymentStatus: "UNPAID" | "PENDING" | "PAID" | "FAILED";
            /** @enum {string} */
            settlement: "NONE" | "HELD" | "RELEASED" | "REFUNDED" | "SPLIT";
            /** Format: date-time */
            createdAt: string;
            /** @description when talking ends automatically unless the client hires */
            hireBy: string | null;
            hiredAt: string | null;
            /** @description the hire plus the estimated days, or what both agreed on since; null while talking */
            dueAt: string | null;
            deliveredAt: string | null;
            /** @description when the work is accepted automatically */
            releaseAt: string | null;
            /** @description when all of the held money goes back because the work is long overdue, unless the professional objects */
            lateRefundAt: string | null;
            completedAt: string | null;
            cancelledAt: string | null;
            /** @description when they stopped talking without a hire */
            endedAt: string | null;
            /** @description unread messages in its chat */
            unreadCount: number;
            /** @description who opened the dispute; a bank (`processor`) decides its own, Parley all others */
            disputedBy: ("client" | "professional" | "clock" | "admin" | "processor") | null;
            nextAppointment: {
                /** Format: uuid */
                id: string;
                /** Format: date-time */
                startsAt: string;
                /** Format: date-time */
                endsAt: string;
            } | null;
        };
        JobEntry: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            by: "client" | "professional" | "clock" | "admin" | "processor";
            action: string;
            from: ("TALKING" | "ACTIVE" | "DELIVERED" | "DISPUTED" | "COMPLETED" | "CANCELLED" | "ENDED") | null;
            /** @enum {string} */
            to: "TALKING" | "ACTIVE" | "DELIVERED" | "DISPUTED" | "COMPLETED" | "CANCELLED" | "ENDED";
            message: string | null;
        };
        JobEvent: {
            /**
             * Format: uuid
             * @description of the job
             */
            id: string;
            /** Format: uuid */
            clientId: string;
            /** Format: uuid */
            professionalId: string;
            action: string;
            /** @enum {string} */
            status: "TALKING" | "ACTIVE" | "DELIVERED" | "DISPUTED" | "COMPLETED" | "CANCELLED" | "ENDED";
            /** @enum {string} */
            by: "client" | "professional" | "clock" | "admin" | "processor";
        };
        JobFile: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description bytes */
            size: number;
            /** @description detected from the content, not the name */
            contentType: string;
            url: string;
            /** @description pixels; null if it is not an image */
            width: number | null;
            /** @description pixels; null if it is not an image */
            height: number | null;
            uploadedBy: components["schemas"]["Person"];
            /** Format: date-time */
            uploadedAt: string;
        };
        JobMessage: {
            message?: string;
        };
        JobMoney: {
            /** @description 0 while there is no offer */
            amountCents: number;
            /** @description already off the amount: what was paid for held consultations */
            creditCents: number;
            /** @description cents */
            feeCents: number;
            /** @description the platform’s share of what the professional receives, in hundredths of a percent */
            feeBasisPoints: number;
            /** @description the least the platform keeps of a payment */
            feeMinimumCents: number;
            /** @description cents */
            netCents: number;
            /** @description what of the held money will pay back what the professional owes; told to them only */
            takenCents: number;
            moves: {
                /** Format: date-time */
                at: string;
                text: string;
                /** @description cents */
                amountCents: number;
                /** @description the consultation whose money it is; null for the work’s and a tip’s */
                appointmentId: string | null;
                /** @description the tip whose money it is */
                tipId: string | null;
            }[];
            next: {
                /** Format: date-time */
                at: string;
                text: string;
            } | null;
        };
        JobPosting: {
            /** Format: uuid */
            id: string;
            title: string;
            /** Format: uuid */
            disciplineId: string;
            /** Format: uuid */
            categoryId: string;
            skills: string[];
            /** @description months: Beginner 12, Intermediate 36, Expert 60 */
            experience: 12 | 36 | 60;
            /** @enum {string} */
            pricing: "FIXED" | "HOURLY";
            /** @description cents */
            budgetMinCents: number;
            /** @description cents */
            budgetMaxCents: number;
            startBy: string | null;
            /** @description how many people are to be hired */
            openings: number;
            /** @description how many have been hired for it */
            hires: number;
            /** @enum {string} */
            status: "OPEN" | "FILLED" | "CLOSED";
            proposalCount: number;
            /** Format: date-time */
            createdAt: string;
            client: components["schemas"]["PostingClient"];
            /** Format: uuid */
            clientId: string;
            description: string;
            disciplineName: string;
            categoryName: string;
            attachments: components["schemas"]["File"][];
            /** @description when it closes automatically, unless there is activity before */
            closesAt: string | null;
            /** @description when its client removed it; it is read-only since */
            removedAt: string | null;
            /** @description for professionals: their own open proposal */
            myProposalId: string | null;
            /** @description for professionals: their latest open invitation to it */
            myInviteId: string | null;
        };
        JobPostingCard: {
            /** Format: uuid */
            id: string;
            title: string;
            /** Format: uuid */
            disciplineId: string;
            /** Format: uuid */
            categoryId: string;
            skills: string[];
            /** @description months: Beginner 12, Intermediate 36, Expert 60 */
            experience: 12 | 36 | 60;
            /** @enum {string} */
            pricing: "FIXED" | "HOURLY";
            /** @description cents */
            budgetMinCents: number;
            /** @description cents */
            budgetMaxCents: number;
            startBy: string | null;
            /** @description how many people are to be hired */
            openings: number;
            /** @description how many have been hired for it */
            hires: number;
            /** @enum {string} */
            status: "OPEN" | "FILLED" | "CLOSED";
            proposalCount: number;
            /** Format: date-time */
            createdAt: string;
            client: components["schemas"]["PostingClient"];
            excerpt: string;
        };
        JobReason: {
            message: string;
        };
        JobReviews: {
            mine: components["schemas"]["Review"] | null;
            /** @description why an admin hid yours from everybody else; null while it is shown */
            hiddenReason: string | null;
            theirs: components["schemas"]["Review"] | null;
            theirsWritten: boolean;
            /** @description whether you can write one now */
            open: boolean;
            /** @description null while there is nothing to review */
            closesAt: string | null;
            /** @description whether they are of a paid consultation that no hire followed */
            consultationOnly: boolean;
        };
        Link: {
            label: string;
            /** Format: uri */
            url: string;
        };
        MatchingService: {
            /** Format: uuid */
            id: string;
            title: string;
            /** Format: uuid */
            disciplineId: string;
            /** Format: uuid */
            categoryId: string;
            /** @description months: Beginner 12, Intermediate 36, Expert 60 */
            experience: 12 | 36 | 60;
            /** @enum {string} */
            pricing: "FIXED" | "HOURLY";
            /** @description cents */
            priceCents: number;
            consultationMinutes: number;
            /** @description 0 is free */
            consultationPriceCents: number;
            /** @description published, visible reviews; average 1 to 5, null without any */
            rating: {
                average: number | null;
                count: number;
            };
            /** Format: date-time */
            createdAt: string;
            professional: components["schemas"]["ProfessionalCard"];
            image: components["schemas"]["Image"] | null;
            match: {
                /** @description 0 to 100; the list is sorted by it */
                score: number;
                /** @description the reasons, the most important first */
                because: string[];
            };
            /** @description of the latest invitation for this posting */
            inviteStatus: ("SENT" | "READ" | "RESCHEDULE" | "RESCHEDULE_PRO" | "RESCHEDULE_REJECTED" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED") | null;
            inviteId: string | null;
        };
        Me: {
            /** Format: uuid */
            id: string;
            email: string;
            firstName: string;
            lastName: string;
            displayName: string;
            /** @enum {string} */
            role: "CLIENT" | "PROFESSIONAL" | "ADMIN";
            timeZone: string;
            /**
             * @description 12 (5:15 PM) or 24 (17:15)
             * @enum {number}
             */
            clockHours: 12 | 24;
            /** @description BCP 47 */
            language: string;
            avatarUrl: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description published, visible reviews; average 1 to 5, null without any */
            rating: {
                average: number | null;
                count: number;
            };
            /** @description since when emails to this address come back and only codes are sent; null if they arrive */
            bouncedAt: string | null;
        };
        Meeting: {
            appointment: components["schemas"]["Appointment"];
            /** @enum {string} */
            state: "EARLY" | "OPEN" | "LIVE" | "ENDED";
            /** Format: date-time */
            opensAt: string;
            /** Format: date-time */
            closesAt: string;
        };
        Message: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            jobId: string;
            /** @description sequence number: the order within a job */
            seq: number;
            sender: components["schemas"]["Person"];
            /** @description may be empty if there are attachments */
            body: string;
            attachments: components["schemas"]["File"][];
            clientMessageId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description when the other side read it */
            readAt: string | null;
        };
        MessageEvent: {
            /**
             * Format: uuid
             * @description of the message
             */
            id: string;
            /** Format: uuid */
            jobId: string;
            seq: number;
            /** Format: uuid */
            senderId: string;
        };
        Need: {
            /** @enum {string} */
            kind: "fix_email" | "finish_profile" | "set_hours" | "set_up_payouts" | "add_service" | "answer_proposal" | "answer_invite" | "join_consultation" | "answer_appointment" | "answer_series" | "pay_consultation" | "missed_consultation" | "hire_job" | "answer_offer" | "make_offer" | "answer_resolution" | "object_refund" | "deliver_job" | "accept_work" | "overdue_job" | "write_review" | "support_ticket" | "decide_dispute" | "decide_consultation" | "check_certificate" | "decide_report";
            text: string;
            detail: string;
            action: string;
            url: string;
            talkAt: string | null;
            dueAt: string | null;
            /** @description what can be accepted right away */
            acceptable?: components["schemas"]["Acceptable"];
            /**
             * Format: uuid
             * @description a proposal, invite or consultation none of whose suggested times is left: its page opens with the choice of another
             */
            asksForTime?: string;
            /** @description without it, it can’t be put off: it is an admin’s, or its deadline comes first */
            snooze?: components["schemas"]["Snooze"];
        };
        Negotiation: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "PROPOSAL" | "INVITE";
            /** @description the posting’s title, or else the service’s */
            title: string;
            postingId: string | null;
            serviceId: string | null;
            client: {
                /** Format: uuid */
                id: string;
                displayName: string;
                avatarUrl: string | null;
                timeZone: string;
                attendance: components["schemas"]["AttendanceRecord"];
            };
            professional: components["schemas"]["ProfessionalCard"];
            message: string;
            /** @description what a proposal offers, or what the client of an invitation has in mind; null to talk first */
            amountCents: number | null;
            estimatedDays: number | null;
            /** Format: date-time */
            startsAt: string;
            /** @description the further times it names; empty once one is agreed */
            alternatives: string[];
            /** @description those of its times that the professional no longer has */
            takenTimes: string[];
            minutes: number;
            /** @description what the consultation costs the client; 0 is free, as in every proposal */
            consultationPriceCents: number;
            /**
             * @description until how many hours before a paid consultation the client gets everything back
             * @enum {number}
             */
            cancellationHours: 2 | 12 | 24 | 48;
            /** @enum {string} */
            status: "SENT" | "READ" | "RESCHEDULE" | "RESCHEDULE_PRO" | "RESCHEDULE_REJECTED" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED";
            /** @description who has to respond */
            turn: ("CLIENT" | "PROFESSIONAL") | null;
            /** @description when it expires; null once it has ended */
            expiresAt: string | null;
            /** @description whether the professional can be paid; required for accepting */
            payoutsEnabled: boolean;
            jobId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description its latest moves, at most 50, the oldest first; in a list the latest only */
            history: components["schemas"]["NegotiationEntry"][];
            /** @description of the moves before those, by `GET /api/job/negotiations/:id/moves`; null if there are none */
            historyCursor: string | null;
        };
        NegotiationEntry: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            by: "client" | "professional" | "clock" | "admin";
            /** @enum {string} */
            action: "send" | "open" | "accept" | "reschedule" | "reject_reschedule" | "decline" | "withdraw" | "write" | "expire";
            from: ("SENT" | "READ" | "RESCHEDULE" | "RESCHEDULE_PRO" | "RESCHEDULE_REJECTED" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED") | null;
            /** @enum {string} */
            to: "SENT" | "READ" | "RESCHEDULE" | "RESCHEDULE_PRO" | "RESCHEDULE_REJECTED" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED";
            message: string | null;
            startsAt: string | null;
            alternatives: string[];
        };
        NegotiationEvent: {
            /**
             * Format: uuid
             * @description of the proposal or the invitation
             */
            id: string;
            /** Format: uuid */
            clientId: string;
            /** Format: uuid */
            professionalId: string;
            postingId: string | null;
            serviceId: string | null;
            action: string;
            /** @enum {string} */
            status: "SENT" | "READ" | "RESCHEDULE" | "RESCHEDULE_PRO" | "RESCHEDULE_REJECTED" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED";
            /**
             * @description whose move it was; `clock`: a deadline passed
             * @enum {string}
             */
            by: "client" | "professional" | "clock";
            /**
             * Format: date-time
             * @description when the consultation is, as things stand
             */
            startsAt: string;
        };
        NegotiationResponse: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            action: "accept" | "reschedule" | "reject_reschedule" | "decline" | "withdraw" | "write";
            /**
             * Format: date-time
             * @description with reschedule: the requested time; with accept: which of several, required then
             */
            startsAt?: string;
            /** @description with reschedule: further times, which replace the earlier ones */
            alternatives?: string[];
            /** @description minutes, from 15 to 120 in steps of 15 */
            minutes?: number;
            /** @description required with write */
            message?: string;
        };
        NewAppointment: {
            /** Format: uuid */
            jobId: string;
            /** Format: date-time */
            startsAt: string;
            /** @description minutes, from 15 to 120 in steps of 15 */
            minutes: number;
            message?: string;
        };
        NewAvailability: {
            /** @description IANA time zone */
            timeZone: string;
            minimumNoticeMinutes: number;
            rules: components["schemas"]["Rule"][];
            /** @description kept free before each consultation */
            bufferBeforeMinutes?: number;
            /** @description kept free after each consultation */
            bufferAfterMinutes?: number;
            /** @description consultations a day in the zone of the hours; null: any number */
            maxPerDay?: number | null;
            /** @description consultations a week, from Monday; null: any number */
            maxPerWeek?: number | null;
            /** @description how far ahead clients can book, times 24 hours */
            bookingDays?: number;
            /** @description consultations start every so many minutes, on clocks in the zone of the hours */
            startStepMinutes?: 15 | 30 | 60;
            /** @description the hours that this changes, as they were read; 409 `hours_changed` if they are others by now */
            seen?: components["schemas"]["Availability"];
        };
        NewCertificate: {
            name: string;
            issuer: string;
            /** Format: date */
            issuedOn: string;
            expiresOn?: string | null;
            credentialUrl?: string | null;
            /** @description one of your uploaded files */
            fileId?: string | null;
        };
        NewDate: {
            /** Format: date */
            date: string;
            slots: components["schemas"]["Slot"][];
            /** @description its special hours that this changes, as they were read, null where it had none; 409 `hours_changed` if they are others by now */
            seen?: components["schemas"]["Slot"][] | null;
        };
        NewHello: {
            /**
             * Format: uuid
             * @description one of your recordings, uploaded as such
             */
            fileId: string;
            /** @description what is said, each line shown as long as it takes to say */
            captions: string;
        };
        NewHourSet: {
            name: string;
            rules: components["schemas"]["Rule"][];
        };
        NewMessage: {
            /** Format: uuid */
            jobId: string;
            /** @description required unless there are attachments */
            body: string;
            /** @default [] */
            attachments?: string[];
            clientMessageId: string;
        };
        NewNotes: {
            text: string;
        };
        NewReview: {
            rating: number;
            text: string;
            /**
             * @description what the client praises; none about a client
             * @default []
             */
            themes?: ("CLEAR" | "ON_TIME" | "GOOD_VALUE" | "CAREFUL" | "PREPARED" | "QUICK_REPLIES" | "EASY")[];
        };
        NewSample: {
            title: string;
            /** @default  */
            about?: string;
            /**
             * @description one of your images or PDFs
             * @default null
             */
            fileId?: string | null;
            /** @default  */
            alt?: string;
            /** @default null */
            url?: string | null;
        };
        NewSamples: {
            /** @description one of your services; null: the profile */
            serviceId: string | null;
            samples: components["schemas"]["NewSample"][];
        };
        NewSavedSearch: {
            /** @enum {string} */
            kind: "SERVICE" | "POSTING";
            name: string;
            filters: components["schemas"]["SavedFilters"];
            /**
             * @description daily and weekly alerts (Mondays) come at 8:00 in your time zone
             * @enum {string}
             */
            frequency: "AT_ONCE" | "DAILY" | "WEEKLY";
        };
        NewTicket: {
            message: string;
            /** Format: uuid */
            jobId?: string;
        };
        Notes: {
            text: string;
            /** @description who last changed it; null before anyone wrote */
            by: ("client" | "professional") | null;
            at: string | null;
        };
        Notification: {
            /** Format: uuid */
            id: string;
            message: string;
            /** @enum {string} */
            notificationType: "PROPOSAL" | "INVITE" | "APPOINTMENT" | "JOB" | "PAYMENT" | "MESSAGE" | "REVIEW" | "CERTIFICATE" | "SUPPORT" | "SEARCH" | "RECOMMENDATION" | "SECURITY";
            url: string | null;
            /** Format: date-time */
            dateCreated: string;
        };
        NotificationSettings: {
            PROPOSAL: {
                /** @description in the notification panel, its count and as toasts */
                inApp: boolean;
                /** @description by email, if unread after two minutes */
                email: boolean;
                /** @description to the browsers that take pushes, if unread after 15 seconds */
                push: boolean;
            };
            INVITE: {
                /** @description in the notification panel, its count and as toasts */
                inApp: boolean;
                /** @description by email, if unread after two minutes */
                email: boolean;
                /** @description to the browsers that take pushes, if unread after 15 seconds */
                push: boolean;
            };
            APPOINTMENT: {
                /** @description in the notification panel, its count and as toasts */
                inApp: boolean;
                /** @description by email, if unread after two minutes */
                email: boolean;
                /** @description to the browsers that take pushes, if unread after 15 seconds */
                push: boolean;
            };
            JOB: {
                /** @description in the notification panel, its count and as toasts */
                inApp: boolean;
                /** @description by email, if unread after two minutes */
                email: boolean;
                /** @description to the browsers that take pushes, if unread after 15 seconds */
                push: boolean;
            };
            PAYMENT: {
                /** @description in the notification panel, its count and as toasts */
                inApp: boolean;
                /** @description by email, if unread after two minutes */
                email: boolean;
                /** @description to the browsers that take pushes, if unread after 15 seconds */
                push: boolean;
            };
            MESSAGE: {
                /** @description in the notification panel, its count and as toasts */
                inApp: boolean;
                /** @description by email, if unread after two minutes */
                email: boolean;
                /** @description to the browsers that take pushes, if unread after 15 seconds */
                push: boolean;
            };
            REVIEW: {
                /** @description in the notification panel, its count and as toasts */
                inApp: boolean;
                /** @description by email, if unread after two minutes */
                email: boolean;
                /** @description to the browsers that take pushes, if unread after 15 seconds */
                push: boolean;
            };
            CERTIFICATE: {
                /** @description in the notification panel, its count and as toasts */
                inApp: boolean;
                /** @description by email, if unread after two minutes */
                email: boolean;
                /** @description to the browsers that take pushes, if unread after 15 seconds */
                push: boolean;
            };
            SUPPORT: {
                /** @description in the notification panel, its count and as toasts */
                inApp: boolean;
                /** @description by email, if unread after two minutes */
                email: boolean;
                /** @description to the browsers that take pushes, if unread after 15 seconds */
                push: boolean;
            };
            SEARCH: {
                /** @description in the notification panel, its count and as toasts */
                inApp: boolean;
                /** @description by email, if unread after two minutes */
                email: boolean;
                /** @description to the browsers that take pushes, if unread after 15 seconds */
                push: boolean;
            };
            RECOMMENDATION: {
                /** @description in the notification panel, its count and as toasts */
                inApp: boolean;
                /** @description by email, if unread after two minutes */
                email: boolean;
                /** @description to the browsers that take pushes, if unread after 15 seconds */
                push: boolean;
            };
            SECURITY: {
                /** @description in the notification panel, its count and as toasts */
                inApp: boolean;
                /** @description by email, if unread after two minutes */
                email: boolean;
                /** @description to the browsers that take pushes, if unread after 15 seconds */
                push: boolean;
            };
        };
        Objection: {
            reason: string;
        };
        OfferEvent: {
            /**
             * Format: uuid
             * @description of the offer
             */
            id: string;
            /** Format: uuid */
            jobId: string;
            /** Format: uuid */
            clientId: string;
            /** Format: uuid */
            professionalId: string;
            /** @description cents */
            amountCents: number;
            estimatedDays: number | null;
            /** @enum {string} */
            action: "make" | "accept" | "decline";
            /** @enum {string} */
            by: "client" | "professional";
        };
        OwnBusyTime: {
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
            /** @enum {string} */
            kind: "calendar" | "consultation";
        };
        OwnPosting: {
            /** Format: uuid */
            id: string;
            title: string;
            /** Format: uuid */
            disciplineId: string;
            /** Format: uuid */
            categoryId: string;
            skills: string[];
            /** @description months: Beginner 12, Intermediate 36, Expert 60 */
            experience: 12 | 36 | 60;
            /** @enum {string} */
            pricing: "FIXED" | "HOURLY";
            /** @description cents */
            budgetMinCents: number;
            /** @description cents */
            budgetMaxCents: number;
            startBy: string | null;
            /** @description how many people are to be hired */
            openings: number;
            /** @description how many have been hired for it */
            hires: number;
            /** @enum {string} */
            status: "OPEN" | "FILLED" | "CLOSED";
            proposalCount: number;
            /** Format: date-time */
            createdAt: string;
            client: components["schemas"]["PostingClient"];
            /** @description proposals that are still open */
            openProposals: number;
            /** @description proposals that await the client’s response */
            waitingProposals: number;
        };
        OwnProfile: {
            /** Format: uuid */
            userId: string;
            headline: string;
            bio: string;
            /** @description ISO 3166-1 alpha-2 */
            country: ("AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW") | null;
            languages: string[];
            experience: (12 | 36 | 60) | null;
            disciplines: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            categories: {
                /** Format: uuid */
                id: string;
                name: string;
                /** Format: uuid */
                disciplineId: string;
            }[];
            skills: string[];
            hourlyRateCents: number | null;
            links: components["schemas"]["Link"][];
            initialised: boolean;
            payoutsEnabled: boolean;
        };
        PastNotification: {
            /** Format: uuid */
            id: string;
            message: string;
            /** @enum {string} */
            notificationType: "PROPOSAL" | "INVITE" | "APPOINTMENT" | "JOB" | "PAYMENT" | "MESSAGE" | "REVIEW" | "CERTIFICATE" | "SUPPORT" | "SEARCH" | "RECOMMENDATION" | "SECURITY";
            url: string | null;
            /** Format: date-time */
            dateCreated: string;
            readAt: string | null;
        };
        Payment: {
            /** Format: uuid */
            jobId: string;
            /** @description the consultation it is for; null for the work and tips */
            appointmentId: string | null;
            /** @description the tip it is; null for the work and consultations */
            tipId: string | null;
            /** @enum {string} */
            status: "UNPAID" | "PENDING" | "PAID" | "FAILED";
            /** @enum {string} */
            settlement: "NONE" | "HELD" | "RELEASED" | "REFUNDED" | "SPLIT";
            /** @description cents */
            amountCents: number;
            /** @description already off the amount: what was paid for held consultations */
            creditCents: number;
            /** @description cents */
            feeCents: number;
            /** @description the platform’s share of what the professional receives, in hundredths of a percent */
            feeBasisPoints: number;
            /** @description the least the platform keeps of a payment */
            feeMinimumCents: number;
            /** @description what the client has back: refunds, and chargebacks that were lost */
            refundedCents: number;
            /** @description what the professional owes because it was refunded after the payout */
            receivableCents: number;
            /** @description since when the client’s bank disputes it, and no money moves */
            frozenAt: string | null;
            /** @enum {string} */
            transfer: "NONE" | "PENDING" | "DONE" | "STUCK";
            /** @enum {string} */
            refund: "NONE" | "PENDING" | "DONE" | "STUCK";
            paidAt: string | null;
            receiptUrl: string | null;
        };
        PaymentEvent: {
            /** Format: uuid */
            jobId: string;
            /** @description the consultation it was paid for; null for the work */
            appointmentId: string | null;
            /** Format: uuid */
            clientId: string;
            /** Format: uuid */
            professionalId: string;
            /** @description cents */
            amountCents: number;
        };
        PaymentStatusEvent: {
            /** Format: uuid */
            jobId: string;
            /** @description the consultation it was paid for; null for the work */
            appointmentId: string | null;
            /** Format: uuid */
            clientId: string;
            /** Format: uuid */
            professionalId: string;
            /** @description cents */
            amountCents: number;
            /** @enum {string} */
            status: "UNPAID" | "PENDING" | "PAID" | "FAILED";
        };
        Payout: {
            id: string;
            /** @description cents */
            amountCents: number;
            /** Format: date-time */
            at: string;
            status: string;
        };
        PayoutAccount: {
            /** @enum {string} */
            status: "NONE" | "PENDING" | "ENABLED" | "RESTRICTED";
            payoutsEnabled: boolean;
            /** @description what the processor still requires, in its words */
            requirements: string[];
        };
        Person: {
            /** Format: uuid */
            id: string;
            displayName: string;
            avatarUrl: string | null;
            timeZone: string;
        };
        Plan: {
            /**
             * Format: uuid
             * @description the job that it began with, which has the chat and the reviews
             */
            id: string;
            /** @description which of the milestones this job is */
            number: number;
            milestones: {
                /** Format: uuid */
                jobId: string;
                number: number;
                title: string;
                /** @description null while only the client has named a price */
                amountCents: number | null;
                estimatedDays: number | null;
                /** @enum {string} */
                status: "TALKING" | "ACTIVE" | "DELIVERED" | "DISPUTED" | "COMPLETED" | "CANCELLED" | "ENDED";
                /** @enum {string} */
                paymentStatus: "UNPAID" | "PENDING" | "PAID" | "FAILED";
                /** @enum {string} */
                settlement: "NONE" | "HELD" | "RELEASED" | "REFUNDED" | "SPLIT";
                dueAt: string | null;
            }[];
        };
        PostingChange: {
            /** Format: uuid */
            id: string;
            title: string;
            description: string;
            /** Format: uuid */
            disciplineId: string;
            /** Format: uuid */
            categoryId: string;
            skills: string[];
            /** @description months: Beginner 12, Intermediate 36, Expert 60 */
            experience: 12 | 36 | 60;
            /** @enum {string} */
            pricing: "FIXED" | "HOURLY";
            /** @description cents */
            budgetMinCents: number;
            /** @description cents */
            budgetMaxCents: number;
            /** @default null */
            startBy?: string | null;
            /** @default 1 */
            openings?: number;
            /** @default [] */
            attachments?: string[];
        };
        PostingClient: {
            /** Format: uuid */
            id: string;
            displayName: string;
            avatarUrl: string | null;
            timeZone: string;
            /** Format: date-time */
            createdAt: string;
            postings: number;
            hires: number;
            /** @description published, visible reviews; average 1 to 5, null without any */
            rating: {
                average: number | null;
                count: number;
            };
            attendance: components["schemas"]["AttendanceRecord"];
        };
        PostingFields: {
            title: string;
            description: string;
            /** Format: uuid */
            disciplineId: string;
            /** Format: uuid */
            categoryId: string;
            skills: string[];
            /** @description months: Beginner 12, Intermediate 36, Expert 60 */
            experience: 12 | 36 | 60;
            /** @enum {string} */
            pricing: "FIXED" | "HOURLY";
            /** @description cents */
            budgetMinCents: number;
            /** @description cents */
            budgetMaxCents: number;
            /** @default null */
            startBy?: string | null;
            /** @default 1 */
            openings?: number;
            /** @default [] */
            attachments?: string[];
        };
        PostingTemplate: {
            title: string;
            description: string;
        };
        Praise: {
            /** @enum {string} */
            theme: "CLEAR" | "ON_TIME" | "GOOD_VALUE" | "CAREFUL" | "PREPARED" | "QUICK_REPLIES" | "EASY";
            count: number;
            latest: components["schemas"]["Review"];
        };
        ProfessionalCard: {
            /** Format: uuid */
            id: string;
            displayName: string;
            avatarUrl: string | null;
            timeZone: string;
            headline: string;
            /** @description the name of their first discipline */
            discipline: string | null;
            /** @description the country’s name in English */
            country: string | null;
            /** @description published, visible reviews; average 1 to 5, null without any */
            rating: {
                average: number | null;
                count: number;
            };
            completedJobs: number;
            /** @description minutes; null if there is not enough data */
            medianResponseMinutes: number | null;
            attendance: components["schemas"]["AttendanceRecord"];
            hourlyRateCents: number | null;
            /** @description when the next consultation (of this service, or else the shortest one) can start; null if not within two weeks */
            nextAvailableAt: string | null;
            /** @description how long such a consultation is */
            consultationMinutes: number;
            /** @description where one fits within the next seven days, each from a possible start on */
            free: components["schemas"]["Stretch"][];
        };
        ProfessionalReviews: {
            /** @description of the reviews of work */
            average: number | null;
            count: number;
            /** @description the reviews of consultations that no hire followed; not part of the other figures */
            consultations: {
                average: number | null;
                count: number;
            };
            histogram: {
                1: number;
                2: number;
                3: number;
                4: number;
                5: number;
            };
            /** @description the most frequent first */
            praise: components["schemas"]["Praise"][];
            items: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                jobId: string;
                author: components["schemas"]["Person"];
                /** Format: uuid */
                aboutId: string;
                /** @description of a paid consultation that no hire followed */
                consultationOnly: boolean;
                rating: number;
                text: string;
                /** Format: date-time */
                createdAt: string;
                publishedAt: string | null;
                jobTitle: string;
            }[];
            nextCursor: string | null;
        };
        ProposalFields: {
            /** Format: uuid */
            postingId: string;
            /** Format: uuid */
            serviceId?: string;
            message: string;
            /** @description cents */
            amountCents: number;
            estimatedDays: number;
            /** Format: date-time */
            startsAt: string;
            /** @description further times for the consultation, at most two; accepting says which one */
            alternatives?: string[];
            /** @description minutes, from 15 to 120 in steps of 15 */
            minutes: number;
        };
        PublicProfile: {
            /** Format: uuid */
            id: string;
            displayName: string;
            avatarUrl: string | null;
            timeZone: string;
            headline: string;
            /** @description the name of their first discipline */
            discipline: string | null;
            /** @description the country’s name in English */
            country: string | null;
            /** @description published, visible reviews; average 1 to 5, null without any */
            rating: {
                average: number | null;
                count: number;
            };
            completedJobs: number;
            /** @description minutes; null if there is not enough data */
            medianResponseMinutes: number | null;
            attendance: components["schemas"]["AttendanceRecord"];
            hourlyRateCents: number | null;
            /** @description when the next consultation (of this service, or else the shortest one) can start; null if not within two weeks */
            nextAvailableAt: string | null;
            /** @description how long such a consultation is */
            consultationMinutes: number;
            /** @description where one fits within the next seven days, each from a possible start on */
            free: components["schemas"]["Stretch"][];
            bio: string;
            languages: string[];
            experience: (12 | 36 | 60) | null;
            disciplines: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            categories: {
                /** Format: uuid */
                id: string;
                name: string;
                /** Format: uuid */
                disciplineId: string;
            }[];
            skills: string[];
            links: components["schemas"]["Link"][];
            /** Format: date-time */
            memberSince: string;
        };
        QuietHours: {
            quietHours: components["schemas"]["Slot"] | null;
        };
        Receipt: {
            /** Format: uuid */
            jobId: string;
            /** @description the consultation it is for; null for the work and tips */
            appointmentId: string | null;
            /** @description the tip it is; null for the work and consultations */
            tipId: string | null;
            /** @enum {string} */
            status: "UNPAID" | "PENDING" | "PAID" | "FAILED";
            /** @enum {string} */
            settlement: "NONE" | "HELD" | "RELEASED" | "REFUNDED" | "SPLIT";
            /** @description cents */
            amountCents: number;
            /** @description already off the amount: what was paid for held consultations */
            creditCents: number;
            /** @description cents */
            feeCents: number;
            /** @description the platform’s share of what the professional receives, in hundredths of a percent */
            feeBasisPoints: number;
            /** @description the least the platform keeps of a payment */
            feeMinimumCents: number;
            /** @description what the client has back: refunds, and chargebacks that were lost */
            refundedCents: number;
            /** @description what the professional owes because it was refunded after the payout */
            receivableCents: number;
            /** @description since when the client’s bank disputes it, and no money moves */
            frozenAt: string | null;
            /** @enum {string} */
            transfer: "NONE" | "PENDING" | "DONE" | "STUCK";
            /** @enum {string} */
            refund: "NONE" | "PENDING" | "DONE" | "STUCK";
            paidAt: string | null;
            receiptUrl: string | null;
            /** @enum {string} */
            purpose: "CONSULTATION" | "WORK" | "TIP";
            title: string;
            professional: components["schemas"]["Person"];
            /** Format: date-time */
            createdAt: string;
            /** @description until when the processor can hold the money */
            holdUntil: string | null;
            /** @description for what was released, oldest first; none while it is held */
            invoices: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "INVOICE" | "CREDIT_NOTE";
                /**
                 * @description the professional, for their work; or Parley, for its fee
                 * @enum {string}
                 */
                issuer: "PROFESSIONAL" | "PLATFORM";
                /** @description without gaps for each issuer */
                number: string;
                /** @description cents */
                totalCents: number;
            }[];
        };
        RecommendedPosting: {
            /** Format: uuid */
            id: string;
            title: string;
            /** Format: uuid */
            disciplineId: string;
            /** Format: uuid */
            categoryId: string;
            skills: string[];
            /** @description months: Beginner 12, Intermediate 36, Expert 60 */
            experience: 12 | 36 | 60;
            /** @enum {string} */
            pricing: "FIXED" | "HOURLY";
            /** @description cents */
            budgetMinCents: number;
            /** @description cents */
            budgetMaxCents: number;
            startBy: string | null;
            /** @description how many people are to be hired */
            openings: number;
            /** @description how many have been hired for it */
            hires: number;
            /** @enum {string} */
            status: "OPEN" | "FILLED" | "CLOSED";
            proposalCount: number;
            /** Format: date-time */
            createdAt: string;
            client: components["schemas"]["PostingClient"];
            excerpt: string;
            /** @description the reasons, the most important first */
            because: string[];
            /** @description when you can be booked first in the client’s daytime, of the next two weeks */
            bothFreeAt: string | null;
        };
        RecommendedProfessional: {
            /** Format: uuid */
            id: string;
            title: string;
            /** Format: uuid */
            disciplineId: string;
            /** Format: uuid */
            categoryId: string;
            /** @description months: Beginner 12, Intermediate 36, Expert 60 */
            experience: 12 | 36 | 60;
            /** @enum {string} */
            pricing: "FIXED" | "HOURLY";
            /** @description cents */
            priceCents: number;
            consultationMinutes: number;
            /** @description 0 is free */
            consultationPriceCents: number;
            /** @description published, visible reviews; average 1 to 5, null without any */
            rating: {
                average: number | null;
                count: number;
            };
            /** Format: date-time */
            createdAt: string;
            professional: components["schemas"]["ProfessionalCard"];
            image: components["schemas"]["Image"] | null;
            /** @description the reasons, the most important first */
            because: string[];
            /** @description when they can be booked first in your daytime, of the next two weeks */
            bothFreeAt: string | null;
            /** @description your job posting that they fit */
            postingId: string | null;
        };
        Review: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            jobId: string;
            author: components["schemas"]["Person"];
            /** Format: uuid */
            aboutId: string;
            /** @description of a paid consultation that no hire followed */
            consultationOnly: boolean;
            rating: number;
            text: string;
            /** Format: date-time */
            createdAt: string;
            publishedAt: string | null;
        };
        ReviewEvent: {
            /**
             * Format: uuid
             * @description of the review
             */
            id: string;
            /** Format: uuid */
            jobId: string;
            /** Format: uuid */
            authorId: string;
            /** Format: uuid */
            aboutId: string;
            rating: number;
        };
        Rule: {
            /** @description Monday 1 to Sunday 7 */
            weekday: number;
            /** @description slot code: hour*100+minute; 1 = 12:00 AM, 15 = 12:15 AM, 2359 = End of Day */
            from: number;
            /** @description slot code: hour*100+minute; 1 = 12:00 AM, 15 = 12:15 AM, 2359 = End of Day */
            to: number;
        };
        Sample: {
            /** Format: uuid */
            id: string;
            /** @description the service that it is of; null: the profile */
            serviceId: string | null;
            /** @enum {string} */
            kind: "picture" | "document" | "link";
            title: string;
            about: string;
            /** @description null for a link */
            file: components["schemas"]["File"] | null;
            /** @description what a picture shows */
            alt: string;
            /** @description never fetched by Parley */
            url: string | null;
        };
        SavedFilters: {
            q?: string;
            /** @constant */
            exact?: true;
            /** Format: uuid */
            disciplineId?: string;
            /** Format: uuid */
            categoryId?: string;
            /** @description comma-separated; results have all of them */
            skills?: string;
            /** @description months: Beginner 12, Intermediate 36, Expert 60 */
            experience?: 12 | 36 | 60;
            /** @enum {string} */
            pricing?: "FIXED" | "HOURLY";
            /** @description cents */
            minCents?: number;
            /** @description cents */
            maxCents?: number;
            /** @description of services only */
            minRating?: number;
        };
        SavedSearch: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "SERVICE" | "POSTING";
            name: string;
            filters: components["schemas"]["SavedFilters"];
            /** @enum {string} */
            frequency: "AT_ONCE" | "DAILY" | "WEEKLY";
            paused: boolean;
            /** @description its discipline or category no longer exists, so nothing can match */
            isGone: boolean;
            /** @description what it has found since the last alert */
            newCount: number;
            alertedAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        Service: {
            /** Format: uuid */
            id: string;
            title: string;
            /** Format: uuid */
            disciplineId: string;
            /** Format: uuid */
            categoryId: string;
            /** @description months: Beginner 12, Intermediate 36, Expert 60 */
            experience: 12 | 36 | 60;
            /** @enum {string} */
            pricing: "FIXED" | "HOURLY";
            /** @description cents */
            priceCents: number;
            consultationMinutes: number;
            /** @description 0 is free */
            consultationPriceCents: number;
            /** @description published, visible reviews; average 1 to 5, null without any */
            rating: {
                average: number | null;
                count: number;
            };
            /** Format: date-time */
            createdAt: string;
            professional: components["schemas"]["ProfessionalCard"];
            /** Format: uuid */
            professionalId: string;
            description: string;
            disciplineName: string;
            categoryName: string;
            /** @enum {number} */
            cancellationHours: 2 | 12 | 24 | 48;
            creditConsultation: boolean;
            skills: string[];
            instantBooking: boolean;
            hourSetId: string | null;
            images: components["schemas"]["Image"][];
            active: boolean;
        };
        ServiceCard: {
            /** Format: uuid */
            id: string;
            title: string;
            /** Format: uuid */
            disciplineId: string;
            /** Format: uuid */
            categoryId: string;
            /** @description months: Beginner 12, Intermediate 36, Expert 60 */
            experience: 12 | 36 | 60;
            /** @enum {string} */
            pricing: "FIXED" | "HOURLY";
            /** @description cents */
            priceCents: number;
            consultationMinutes: number;
            /** @description 0 is free */
            consultationPriceCents: number;
            /** @description published, visible reviews; average 1 to 5, null without any */
            rating: {
                average: number | null;
                count: number;
            };
            /** Format: date-time */
            createdAt: string;
            professional: components["schemas"]["ProfessionalCard"];
            image: components["schemas"]["Image"] | null;
        };
        ServiceFields: {
            title: string;
            description: string;
            /** Format: uuid */
            disciplineId: string;
            /** Format: uuid */
            categoryId: string;
            skills: string[];
            /** @description months: Beginner 12, Intermediate 36, Expert 60 */
            experience: 12 | 36 | 60;
            /** @enum {string} */
            pricing: "FIXED" | "HOURLY";
            /** @description cents */
            priceCents: number;
            /** @description minutes, from 15 to 120 in steps of 15 */
            consultationMinutes: number;
            /**
             * @description clients book a consultation at one of the free times without waiting for an answer
             * @default false
             */
            instantBooking?: boolean;
            /**
             * @description cents; 0 is free
             * @default 0
             */
            consultationPriceCents?: number;
            /**
             * @description until how many hours before a paid consultation the client gets everything back
             * @default 24
             * @enum {number}
             */
            cancellationHours?: 2 | 12 | 24 | 48;
            /**
             * @description what a held consultation cost comes off the first payment for work
             * @default true
             */
            creditConsultation?: boolean;
            /**
             * @description the set of hours its consultations can be booked in; null: the usual hours
             * @default null
             */
            hourSetId?: string | null;
            /** @default [] */
            images?: {
                /** Format: uuid */
                fileId: string;
                alt?: string;
            }[];
            /** @default true */
            active?: boolean;
        };
        Slot: {
            /** @description slot code: hour*100+minute; 1 = 12:00 AM, 15 = 12:15 AM, 2359 = End of Day */
            from: number;
            /** @description slot code: hour*100+minute; 1 = 12:00 AM, 15 = 12:15 AM, 2359 = End of Day */
            to: number;
        };
        Snooze: {
            /** @description names it to the call that puts it off or brings it back */
            key: string;
            /**
             * Format: date-time
             * @description the next day at 9:00 in the reader’s zone
             */
            until: string;
            /** @description whether it is put off now */
            isOn: boolean;
        };
        StorageUse: {
            /** @description bytes */
            usedBytes: number;
            /** @description bytes */
            limitBytes: number;
        };
        Stretch: {
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
        };
        TestEvent: {
            /** Format: uuid */
            webhookId: string;
        };
        Ticket: {
            /** Format: uuid */
            id: string;
            message: string;
            jobId: string | null;
            /** @enum {string} */
            status: "OPEN" | "IN_PROGRESS" | "RESOLVED";
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description when an answer is due
             */
            dueAt: string;
            resolvedAt: string | null;
            /** @description until when a reply reopens it */
            reopenUntil: string | null;
            /** @description its latest replies, at most 10, the oldest first */
            replies: components["schemas"]["TicketReply"][];
            /** @description of the replies before those, by `GET /api/support/:id/replies`; null if there are none */
            repliesCursor: string | null;
        };
        TicketAnswer: {
            message: components["schemas"]["TicketMessage"];
        };
        TicketMessage: string;
        TicketReply: {
            /** Format: uuid */
            id: string;
            author: components["schemas"]["Person"];
            byAdmin: boolean;
            message: string;
            /** Format: date-time */
            createdAt: string;
        };
        Unread: {
            notifications: components["schemas"]["Notification"][];
            notificationCount: number;
        };
        Unsubscribed: {
            /** @description the types the link is for */
            types: ("PROPOSAL" | "INVITE" | "APPOINTMENT" | "JOB" | "PAYMENT" | "MESSAGE" | "REVIEW" | "CERTIFICATE" | "SUPPORT" | "SEARCH" | "RECOMMENDATION" | "SECURITY")[];
            /** @description whether emails are off for all of them */
            off: boolean;
        };
        UpdateMe: {
            firstName: string;
            lastName: string;
            displayName: string;
            /** @description IANA time zone */
            timeZone: string;
            /**
             * @description the clock that times are written in; omit to keep it
             * @enum {number}
             */
            clockHours?: 12 | 24;
            /** @description BCP 47; omit to keep it */
            language?: string;
            /** @description one of your images; null removes it, omit to keep it */
            avatarFileId?: string | null;
        };
        UpdateProfile: {
            headline?: string;
            bio?: string;
            country?: ("AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW") | null;
            languages?: string[];
            /** @description months: Beginner 12, Intermediate 36, Expert 60 */
            experience?: 12 | 36 | 60;
            categoryIds?: string[];
            skills?: string[];
            hourlyRateCents?: number | null;
            links?: components["schemas"]["Link"][];
        };
        WaitingPayout: {
            /** @description cents */
            amountCents: number;
            /** @description until when the processor can hold it */
            holdUntil: string | null;
        };
    };
    responses: {
        /** @description `invalid_input`: Some fields aren’t valid. Check them and try again. */
        invalid_input: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description `unauthenticated`: Log in to continue. */
        unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description `forbidden`: You don’t have access to this. */
        forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description `not_found`: We couldn’t find what you’re looking for. */
        not_found: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description `too_slow`: This took too long to reach us. Check your connection and try again. */
        too_slow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description `idempotency_conflict`: This idempotency key was used for another request. */
        idempotency_conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description `too_large`: This is too large. */
        too_large: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description `unsupported_media_type`: Send JSON, or a single file as multipart/form-data. */
        unsupported_media_type: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description `too_many_requests`: Too many attempts. Wait a moment, then try again. */
        too_many_requests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description `unavailable`: We’re too busy right now. Try again in a moment. */
        unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description The number of seconds to wait before trying again. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type Refusal = components['schemas']['Refusal'];
export type CountedProfessionalCardPage = components['schemas']['CountedProfessionalCardPage'];
export type CountedServiceCardPage = components['schemas']['CountedServiceCardPage'];
export type CountedJobPostingCardPage = components['schemas']['CountedJobPostingCardPage'];
export type Acceptable = components['schemas']['Acceptable'];
export type Appointment = components['schemas']['Appointment'];
export type AppointmentEntry = components['schemas']['AppointmentEntry'];
export type AppointmentEvent = components['schemas']['AppointmentEvent'];
export type AppointmentResponse = components['schemas']['AppointmentResponse'];
export type AttendanceEvent = components['schemas']['AttendanceEvent'];
export type AttendanceRecord = components['schemas']['AttendanceRecord'];
export type Availability = components['schemas']['Availability'];
export type BlockedPerson = components['schemas']['BlockedPerson'];
export type BusyCalendar = components['schemas']['BusyCalendar'];
export type CanAdd = components['schemas']['CanAdd'];
export type CanInvite = components['schemas']['CanInvite'];
export type Category = components['schemas']['Category'];
export type Certificate = components['schemas']['Certificate'];
export type ChangedHourSet = components['schemas']['ChangedHourSet'];
export type ChangedSearch = components['schemas']['ChangedSearch'];
export type ChangedSettings = components['schemas']['ChangedSettings'];
export type ChatPage = components['schemas']['ChatPage'];
export type ClosedDates = components['schemas']['ClosedDates'];
export type ClosedStretch = components['schemas']['ClosedStretch'];
export type Contact = components['schemas']['Contact'];
export type Dashboard = components['schemas']['Dashboard'];
export type DateOverride = components['schemas']['DateOverride'];
export type Discipline = components['schemas']['Discipline'];
export type Dispute = components['schemas']['Dispute'];
export type Earnings = components['schemas']['Earnings'];
export type FavoriteCards = components['schemas']['FavoriteCards'];
export type Favorites = components['schemas']['Favorites'];
export type File = components['schemas']['File'];
export type FirstStep = components['schemas']['FirstStep'];
export type HeldPayment = components['schemas']['HeldPayment'];
export type Hello = components['schemas']['Hello'];
export type Holiday = components['schemas']['Holiday'];
export type HourSet = components['schemas']['HourSet'];
export type Image = components['schemas']['Image'];
export type InviteFields = components['schemas']['InviteFields'];
export type Job = components['schemas']['Job'];
export type JobCard = components['schemas']['JobCard'];
export type JobEntry = components['schemas']['JobEntry'];
export type JobEvent = components['schemas']['JobEvent'];
export type JobFile = components['schemas']['JobFile'];
export type JobMessage = components['schemas']['JobMessage'];
export type JobMoney = components['schemas']['JobMoney'];
export type JobPosting = components['schemas']['JobPosting'];
export type JobPostingCard = components['schemas']['JobPostingCard'];
export type JobReason = components['schemas']['JobReason'];
export type JobReviews = components['schemas']['JobReviews'];
export type Link = components['schemas']['Link'];
export type MatchingService = components['schemas']['MatchingService'];
export type Me = components['schemas']['Me'];
export type Meeting = components['schemas']['Meeting'];
export type Message = components['schemas']['Message'];
export type MessageEvent = components['schemas']['MessageEvent'];
export type Need = components['schemas']['Need'];
export type Negotiation = components['schemas']['Negotiation'];
export type NegotiationEntry = components['schemas']['NegotiationEntry'];
export type NegotiationEvent = components['schemas']['NegotiationEvent'];
export type NegotiationResponse = components['schemas']['NegotiationResponse'];
export type NewAppointment = components['schemas']['NewAppointment'];
export type NewAvailability = components['schemas']['NewAvailability'];
export type NewCertificate = components['schemas']['NewCertificate'];
export type NewDate = components['schemas']['NewDate'];
export type NewHello = components['schemas']['NewHello'];
export type NewHourSet = components['schemas']['NewHourSet'];
export type NewMessage = components['schemas']['NewMessage'];
export type NewNotes = components['schemas']['NewNotes'];
export type NewReview = components['schemas']['NewReview'];
export type NewSample = components['schemas']['NewSample'];
export type NewSamples = components['schemas']['NewSamples'];
export type NewSavedSearch = components['schemas']['NewSavedSearch'];
export type NewTicket = components['schemas']['NewTicket'];
export type Notes = components['schemas']['Notes'];
export type Notification = components['schemas']['Notification'];
export type NotificationSettings = components['schemas']['NotificationSettings'];
export type Objection = components['schemas']['Objection'];
export type OfferEvent = components['schemas']['OfferEvent'];
export type OwnBusyTime = components['schemas']['OwnBusyTime'];
export type OwnPosting = components['schemas']['OwnPosting'];
export type OwnProfile = components['schemas']['OwnProfile'];
export type PastNotification = components['schemas']['PastNotification'];
export type Payment = components['schemas']['Payment'];
export type PaymentEvent = components['schemas']['PaymentEvent'];
export type PaymentStatusEvent = components['schemas']['PaymentStatusEvent'];
export type Payout = components['schemas']['Payout'];
export type PayoutAccount = components['schemas']['PayoutAccount'];
export type Person = components['schemas']['Person'];
export type Plan = components['schemas']['Plan'];
export type PostingChange = components['schemas']['PostingChange'];
export type PostingClient = components['schemas']['PostingClient'];
export type PostingFields = components['schemas']['PostingFields'];
export type PostingTemplate = components['schemas']['PostingTemplate'];
export type Praise = components['schemas']['Praise'];
export type ProfessionalCard = components['schemas']['ProfessionalCard'];
export type ProfessionalReviews = components['schemas']['ProfessionalReviews'];
export type ProposalFields = components['schemas']['ProposalFields'];
export type PublicProfile = components['schemas']['PublicProfile'];
export type QuietHours = components['schemas']['QuietHours'];
export type Receipt = components['schemas']['Receipt'];
export type RecommendedPosting = components['schemas']['RecommendedPosting'];
export type RecommendedProfessional = components['schemas']['RecommendedProfessional'];
export type Review = components['schemas']['Review'];
export type ReviewEvent = components['schemas']['ReviewEvent'];
export type Rule = components['schemas']['Rule'];
export type Sample = components['schemas']['Sample'];
export type SavedFilters = components['schemas']['SavedFilters'];
export type SavedSearch = components['schemas']['SavedSearch'];
export type Service = components['schemas']['Service'];
export type ServiceCard = components['schemas']['ServiceCard'];
export type ServiceFields = components['schemas']['ServiceFields'];
export type Slot = components['schemas']['Slot'];
export type Snooze = components['schemas']['Snooze'];
export type StorageUse = components['schemas']['StorageUse'];
export type Stretch = components['schemas']['Stretch'];
export type TestEvent = components['schemas']['TestEvent'];
export type Ticket = components['schemas']['Ticket'];
export type TicketAnswer = components['schemas']['TicketAnswer'];
export type TicketMessage = components['schemas']['TicketMessage'];
export type TicketReply = components['schemas']['TicketReply'];
export type Unread = components['schemas']['Unread'];
export type Unsubscribed = components['schemas']['Unsubscribed'];
export type UpdateMe = components['schemas']['UpdateMe'];
export type UpdateProfile = components['schemas']['UpdateProfile'];
export type WaitingPayout = components['schemas']['WaitingPayout'];
export type ResponseInvalidInput = components['responses']['invalid_input'];
export type ResponseUnauthenticated = components['responses']['unauthenticated'];
export type ResponseForbidden = components['responses']['forbidden'];
export type ResponseNotFound = components['responses']['not_found'];
export type ResponseTooSlow = components['responses']['too_slow'];
export type ResponseIdempotencyConflict = components['responses']['idempotency_conflict'];
export type ResponseTooLarge = components['responses']['too_large'];
export type ResponseUnsupportedMediaType = components['responses']['unsupported_media_type'];
export type ResponseTooManyRequests = components['responses']['too_many_requests'];
export type ResponseUnavailable = components['responses']['unavailable'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    blockedPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["BlockedPerson"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    block: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["BlockedPerson"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `too_many_blocks`: You can block up to 1,000 people. Unblock someone in your settings first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    unblock: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["BlockedPerson"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            409: components["responses"]["idempotency_conflict"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    blockedPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["BlockedPerson"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    contact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Contact"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    listProfessionals: {
        parameters: {
            query?: {
                q?: string;
                exact?: boolean;
                disciplineId?: string;
                categoryId?: string;
                skills?: string;
                experience?: 12 | 36 | 60;
                minRating?: number;
                maxRateCents?: number;
                availableNow?: boolean;
                freeFrom?: string;
                freeTo?: string;
                sort?: "relevance" | "soonest" | "rating" | "inCommon";
                timeZone?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["CountedProfessionalCardPage"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Me"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMe"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Me"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["too_slow"];
            409: components["responses"]["idempotency_conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    ownDisciplines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            disciplines: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            }[];
                            categories: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    ownProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["OwnProfile"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateProfile"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["OwnProfile"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["too_slow"];
            409: components["responses"]["idempotency_conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    ownSkills: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            skills: string[];
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    updateSkills: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    skills: string[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            skills: string[];
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["too_slow"];
            409: components["responses"]["idempotency_conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    professionalProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["PublicProfile"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    listDisciplines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Discipline"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    readTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            /** @description null without one */
                            template: components["schemas"]["PostingTemplate"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    jobFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["JobFile"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    uploadToJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["JobFile"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /** @description `blocked`: You and this person can’t contact each other. If you’ve blocked them, unblock them in your settings first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /**
             * @description `too_large`: This is too large.
             *
             *     `storage_full`: Your storage is full. Remove files you no longer need, or ask support for more.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /**
             * @description `unsupported_media_type`: Send JSON, or a single file as multipart/form-data.
             *
             *     `unsupported_file`: This file type isn’t supported.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    readFile: {
        parameters: {
            query?: {
                width?: 128 | 320 | 480 | 960;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            400: components["responses"]["invalid_input"];
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    readStorage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["StorageUse"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["File"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["too_slow"];
            /**
             * @description `too_large`: This is too large.
             *
             *     `storage_full`: Your storage is full. Remove files you no longer need, or ask support for more.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /**
             * @description `unsupported_media_type`: Send JSON, or a single file as multipart/form-data.
             *
             *     `unsupported_file`: This file type isn’t supported.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["File"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["too_slow"];
            /**
             * @description `too_large`: This is too large.
             *
             *     `storage_full`: Your storage is full. Remove files you no longer need, or ask support for more.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /**
             * @description `unsupported_media_type`: Send JSON, or a single file as multipart/form-data.
             *
             *     `unsupported_file`: This file type isn’t supported.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    uploadRecording: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["File"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["too_slow"];
            /**
             * @description `too_large`: This is too large.
             *
             *     `storage_full`: Your storage is full. Remove files you no longer need, or ask support for more.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /**
             * @description `unsupported_media_type`: Send JSON, or a single file as multipart/form-data.
             *
             *     `unsupported_file`: This file type isn’t supported.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    listHourSets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["HourSet"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    addHourSet: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewHourSet"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["HourSet"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["too_slow"];
            409: components["responses"]["idempotency_conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    addRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rule"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Rule"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["too_slow"];
            409: components["responses"]["idempotency_conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    changeHourSet: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedHourSet"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["HourSet"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `hours_changed`: Your hours were changed in another tab or on another device. Save again to replace them with what you see here.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    removeHourSet: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_conflict"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    listHolidays: {
        parameters: {
            query: {
                country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Holiday"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    closeDates: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClosedDates"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["DateOverride"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `hours_changed`: Your hours were changed in another tab or on another device. Save again to replace them with what you see here.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    getAvailability: {
        parameters: {
            query?: {
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Availability"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    setAvailability: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAvailability"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Availability"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `hours_changed`: Your hours were changed in another tab or on another device. Save again to replace them with what you see here.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    isAvailable: {
        parameters: {
            query: {
                userId: string;
                serviceId?: string;
                localDate: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            isAvailableNow: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    listBusyCalendars: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["BusyCalendar"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    listDates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["DateOverride"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    setDate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["DateOverride"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `hours_changed`: Your hours were changed in another tab or on another device. Save again to replace them with what you see here.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    removeDate: {
        parameters: {
            query: {
                date: string;
            };
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["DateOverride"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_conflict"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    listOwnBusyTimes: {
        parameters: {
            query: {
                from: string;
                to: string;
                moving?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["OwnBusyTime"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    listSlots: {
        parameters: {
            query: {
                userId: string;
                from: string;
                to: string;
                minutes: number;
                timeZone?: string;
                serviceId?: string;
                heldUntil?: string;
                moving?: string;
                reasons?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            slots: string[];
                            closed?: components["schemas"]["ClosedStretch"][];
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    refreshBusyCalendar: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["BusyCalendar"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_conflict"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    switchBusyCalendar: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    countFree: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["BusyCalendar"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            409: components["responses"]["idempotency_conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    removeBusyCalendar: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_conflict"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    warnOfTime: {
        parameters: {
            query: {
                startsAt: string;
                minutes: number;
                moving?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            warnings: ("closed_date" | "too_soon" | "too_far" | "off_step" | "day_full" | "week_full" | "too_close")[];
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    addService: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceFields"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Service"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             *
             *     `cannot_add`: You can’t add a service yet.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["too_slow"];
            409: components["responses"]["idempotency_conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    canAddService: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["CanAdd"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    getService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Service"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    editService: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceFields"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Service"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             *
             *     `cannot_add`: You can’t add a service yet.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            409: components["responses"]["idempotency_conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    removeService: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_conflict"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    listServices: {
        parameters: {
            query?: {
                q?: string;
                exact?: boolean;
                disciplineId?: string;
                categoryId?: string;
                skills?: string;
                experience?: 12 | 36 | 60;
                pricing?: "FIXED" | "HOURLY";
                minCents?: number;
                maxCents?: number;
                minRating?: number;
                availableNow?: boolean;
                freeFrom?: string;
                freeTo?: string;
                since?: string;
                sort?: "relevance" | "newest" | "price" | "rating" | "inCommon";
                timeZone?: string;
                counts?: boolean;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["CountedServiceCardPage"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    servicesOfProfessional: {
        parameters: {
            query?: {
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Service"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    listCertificates: {
        parameters: {
            query?: {
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Certificate"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    addCertificate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCertificate"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Certificate"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `too_many_certificates`: You can have up to 30 certificates. Remove one first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    changeCertificate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCertificate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Certificate"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            409: components["responses"]["idempotency_conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    removeCertificate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_conflict"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    captionsOfHello: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            400: components["responses"]["invalid_input"];
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    ownHello: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Hello"] | null;
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    changeHello: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewHello"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Hello"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["too_slow"];
            409: components["responses"]["idempotency_conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    removeOwnHello: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_conflict"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    ownSamples: {
        parameters: {
            query?: {
                serviceId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Sample"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    changeSamples: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSamples"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Sample"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            409: components["responses"]["idempotency_conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    helloOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Hello"] | null;
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    samplesOf: {
        parameters: {
            query?: {
                serviceId?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Sample"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    favoriteCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["FavoriteCards"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    listFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Favorites"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    toggleJobPosting: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Favorites"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `too_many_favorites`: You have 500 of these as favorites, which is the maximum. Remove one first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    toggleService: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Favorites"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `too_many_favorites`: You have 500 of these as favorites, which is the maximum. Remove one first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    changeSearch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedSearch"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["SavedSearch"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            409: components["responses"]["idempotency_conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    removeSearch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_conflict"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    listSavedSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["SavedSearch"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    saveSearch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSavedSearch"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["SavedSearch"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `already_saved`: You’ve already saved this search.
             *
             *     `too_many_searches`: You’ve saved 20 searches, which is the maximum. Delete one first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    recommendedPostings: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            items: components["schemas"]["RecommendedPosting"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    recommendedProfessionals: {
        parameters: {
            query?: {
                timeZone?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            items: components["schemas"]["RecommendedProfessional"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    restoreSearch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["SavedSearch"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `already_saved`: You’ve already saved this search.
             *
             *     `too_many_searches`: You’ve saved 20 searches, which is the maximum. Delete one first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    editPosting: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostingChange"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["JobPosting"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `posting_not_open`: This posting is no longer open.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    addPosting: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostingFields"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["JobPosting"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `too_many_postings`: You’ve reached the limit of open job postings. Close one to make room for another.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    closePosting: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["JobPosting"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `invalid_transition`: This is no longer possible. It changed in the meantime.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    getPosting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["JobPosting"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    removePosting: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_conflict"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    listPostings: {
        parameters: {
            query?: {
                q?: string;
                exact?: boolean;
                disciplineId?: string;
                categoryId?: string;
                skills?: string;
                experience?: 12 | 36 | 60;
                pricing?: "FIXED" | "HOURLY";
                minCents?: number;
                maxCents?: number;
                since?: string;
                sort?: "relevance" | "newest" | "budget";
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["CountedJobPostingCardPage"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    matchingServices: {
        parameters: {
            query?: {
                q?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            items: components["schemas"]["MatchingService"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    ownPostings: {
        parameters: {
            query?: {
                status?: "OPEN" | "FILLED" | "CLOSED";
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["OwnPosting"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    reopenPosting: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["JobPosting"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `invalid_transition`: This is no longer possible. It changed in the meantime.
             *
             *     `too_many_postings`: You’ve reached the limit of open job postings. Close one to make room for another.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    movesOfNegotiation: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            items: components["schemas"]["NegotiationEntry"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    canInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["CanInvite"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    getInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Negotiation"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    invitesOfPosting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Negotiation"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    invitesOfPostingByAlias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Negotiation"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    ownInvites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Negotiation"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    ownInvitesByAlias: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Negotiation"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    respondToInvite: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NegotiationResponse"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Negotiation"];
                    };
                };
            };
            /**
             * @description `invalid_input`: Some fields aren’t valid. Check them and try again.
             *
             *     `time_in_past`: This time has passed. Pick a later one.
             *
             *     `time_off_grid`: Pick a time on the quarter hour.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `blocked`: You and this person can’t contact each other. If you’ve blocked them, unblock them in your settings first.
             *
             *     `invalid_transition`: This is no longer possible. It changed in the meantime.
             *
             *     `payouts_not_enabled`: Payouts need to be set up first.
             *
             *     `too_many_free_consultations`: You can’t ask for another free consultation right now. The FAQ explains the limits.
             *
             *     `slot_taken`: This time is no longer available. Pick another one.
             *
             *     `slot_outside_hours`: This time is outside the professional’s hours. Pick another one.
             *
             *     `slot_too_soon`: This is too short notice. Pick a later time.
             *
             *     `slot_too_far`: The professional can’t be booked this far ahead yet. Pick an earlier time.
             *
             *     `slot_beyond_hold`: We can hold the payment for a consultation for 90 days, and this time is later. Pick an earlier one.
             *
             *     `slot_off_step`: The professional’s consultations don’t start at this time. Pick another one.
             *
             *     `slot_day_full`: The professional isn’t taking any more consultations that day. Pick another day.
             *
             *     `slot_week_full`: The professional isn’t taking any more consultations that week. Pick another week.
             *
             *     `slot_too_close`: This is too close to something else the professional has planned. Pick another time.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description `too_many_today`: You’ve done this as often as you can in a day. Try again tomorrow.
             *
             *     `too_many_requests`: Too many attempts. Wait a moment, then try again.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["unavailable"];
        };
    };
    respondToInviteByAlias: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NegotiationResponse"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Negotiation"];
                    };
                };
            };
            /**
             * @description `invalid_input`: Some fields aren’t valid. Check them and try again.
             *
             *     `time_in_past`: This time has passed. Pick a later one.
             *
             *     `time_off_grid`: Pick a time on the quarter hour.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `blocked`: You and this person can’t contact each other. If you’ve blocked them, unblock them in your settings first.
             *
             *     `invalid_transition`: This is no longer possible. It changed in the meantime.
             *
             *     `payouts_not_enabled`: Payouts need to be set up first.
             *
             *     `too_many_free_consultations`: You can’t ask for another free consultation right now. The FAQ explains the limits.
             *
             *     `slot_taken`: This time is no longer available. Pick another one.
             *
             *     `slot_outside_hours`: This time is outside the professional’s hours. Pick another one.
             *
             *     `slot_too_soon`: This is too short notice. Pick a later time.
             *
             *     `slot_too_far`: The professional can’t be booked this far ahead yet. Pick an earlier time.
             *
             *     `slot_beyond_hold`: We can hold the payment for a consultation for 90 days, and this time is later. Pick an earlier one.
             *
             *     `slot_off_step`: The professional’s consultations don’t start at this time. Pick another one.
             *
             *     `slot_day_full`: The professional isn’t taking any more consultations that day. Pick another day.
             *
             *     `slot_week_full`: The professional isn’t taking any more consultations that week. Pick another week.
             *
             *     `slot_too_close`: This is too close to something else the professional has planned. Pick another time.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description `too_many_today`: You’ve done this as often as you can in a day. Try again tomorrow.
             *
             *     `too_many_requests`: Too many attempts. Wait a moment, then try again.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["unavailable"];
        };
    };
    sendInvite: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteFields"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Negotiation"];
                    };
                };
            };
            /**
             * @description `invalid_input`: Some fields aren’t valid. Check them and try again.
             *
             *     `time_in_past`: This time has passed. Pick a later one.
             *
             *     `time_off_grid`: Pick a time on the quarter hour.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `already_invited`: You already have an open invitation to this service.
             *
             *     `service_not_active`: This service isn’t available right now.
             *
             *     `posting_not_open`: This posting is no longer open.
             *
             *     `blocked`: You and this person can’t contact each other. If you’ve blocked them, unblock them in your settings first.
             *
             *     `not_now`: This professional has declined twice recently. Wait 30 days, or invite someone else.
             *
             *     `too_many_free_consultations`: You can’t ask for another free consultation right now. The FAQ explains the limits.
             *
             *     `payouts_not_enabled`: Payouts need to be set up first.
             *
             *     `slot_taken`: This time is no longer available. Pick another one.
             *
             *     `slot_outside_hours`: This time is outside the professional’s hours. Pick another one.
             *
             *     `slot_too_soon`: This is too short notice. Pick a later time.
             *
             *     `slot_too_far`: The professional can’t be booked this far ahead yet. Pick an earlier time.
             *
             *     `slot_beyond_hold`: We can hold the payment for a consultation for 90 days, and this time is later. Pick an earlier one.
             *
             *     `slot_off_step`: The professional’s consultations don’t start at this time. Pick another one.
             *
             *     `slot_day_full`: The professional isn’t taking any more consultations that day. Pick another day.
             *
             *     `slot_week_full`: The professional isn’t taking any more consultations that week. Pick another week.
             *
             *     `slot_too_close`: This is too close to something else the professional has planned. Pick another time.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description `too_many_today`: You’ve done this as often as you can in a day. Try again tomorrow.
             *
             *     `too_many_requests`: Too many attempts. Wait a moment, then try again.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["unavailable"];
        };
    };
    sendInviteByAlias: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteFields"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Negotiation"];
                    };
                };
            };
            /**
             * @description `invalid_input`: Some fields aren’t valid. Check them and try again.
             *
             *     `time_in_past`: This time has passed. Pick a later one.
             *
             *     `time_off_grid`: Pick a time on the quarter hour.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `already_invited`: You already have an open invitation to this service.
             *
             *     `service_not_active`: This service isn’t available right now.
             *
             *     `posting_not_open`: This posting is no longer open.
             *
             *     `blocked`: You and this person can’t contact each other. If you’ve blocked them, unblock them in your settings first.
             *
             *     `not_now`: This professional has declined twice recently. Wait 30 days, or invite someone else.
             *
             *     `too_many_free_consultations`: You can’t ask for another free consultation right now. The FAQ explains the limits.
             *
             *     `payouts_not_enabled`: Payouts need to be set up first.
             *
             *     `slot_taken`: This time is no longer available. Pick another one.
             *
             *     `slot_outside_hours`: This time is outside the professional’s hours. Pick another one.
             *
             *     `slot_too_soon`: This is too short notice. Pick a later time.
             *
             *     `slot_too_far`: The professional can’t be booked this far ahead yet. Pick an earlier time.
             *
             *     `slot_beyond_hold`: We can hold the payment for a consultation for 90 days, and this time is later. Pick an earlier one.
             *
             *     `slot_off_step`: The professional’s consultations don’t start at this time. Pick another one.
             *
             *     `slot_day_full`: The professional isn’t taking any more consultations that day. Pick another day.
             *
             *     `slot_week_full`: The professional isn’t taking any more consultations that week. Pick another week.
             *
             *     `slot_too_close`: This is too close to something else the professional has planned. Pick another time.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description `too_many_today`: You’ve done this as often as you can in a day. Try again tomorrow.
             *
             *     `too_many_requests`: Too many attempts. Wait a moment, then try again.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["unavailable"];
        };
    };
    getProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Negotiation"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    ownProposals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Negotiation"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    proposalsOfPosting: {
        parameters: {
            query?: {
                status?: "SENT" | "READ" | "RESCHEDULE" | "RESCHEDULE_PRO" | "RESCHEDULE_REJECTED" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED";
                sort?: "newest" | "price" | "days" | "rating" | "soonest";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Negotiation"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    respondToProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NegotiationResponse"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Negotiation"];
                    };
                };
            };
            /**
             * @description `invalid_input`: Some fields aren’t valid. Check them and try again.
             *
             *     `time_in_past`: This time has passed. Pick a later one.
             *
             *     `time_off_grid`: Pick a time on the quarter hour.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `blocked`: You and this person can’t contact each other. If you’ve blocked them, unblock them in your settings first.
             *
             *     `invalid_transition`: This is no longer possible. It changed in the meantime.
             *
             *     `slot_taken`: This time is no longer available. Pick another one.
             *
             *     `slot_outside_hours`: This time is outside the professional’s hours. Pick another one.
             *
             *     `slot_too_soon`: This is too short notice. Pick a later time.
             *
             *     `slot_too_far`: The professional can’t be booked this far ahead yet. Pick an earlier time.
             *
             *     `slot_beyond_hold`: We can hold the payment for a consultation for 90 days, and this time is later. Pick an earlier one.
             *
             *     `slot_off_step`: The professional’s consultations don’t start at this time. Pick another one.
             *
             *     `slot_day_full`: The professional isn’t taking any more consultations that day. Pick another day.
             *
             *     `slot_week_full`: The professional isn’t taking any more consultations that week. Pick another week.
             *
             *     `slot_too_close`: This is too close to something else the professional has planned. Pick another time.
             *
             *     `payouts_not_enabled`: Payouts need to be set up first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description `too_many_today`: You’ve done this as often as you can in a day. Try again tomorrow.
             *
             *     `too_many_requests`: Too many attempts. Wait a moment, then try again.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["unavailable"];
        };
    };
    sendProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalFields"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Negotiation"];
                    };
                };
            };
            /**
             * @description `invalid_input`: Some fields aren’t valid. Check them and try again.
             *
             *     `time_in_past`: This time has passed. Pick a later one.
             *
             *     `time_off_grid`: Pick a time on the quarter hour.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `profile_not_initialised`: Finish your profile first.
             *
             *     `posting_not_open`: This posting is no longer open.
             *
             *     `service_not_active`: This service isn’t available right now.
             *
             *     `blocked`: You and this person can’t contact each other. If you’ve blocked them, unblock them in your settings first.
             *
             *     `already_proposed`: You already have an open proposal for this posting.
             *
             *     `invalid_transition`: This is no longer possible. It changed in the meantime.
             *
             *     `slot_taken`: This time is no longer available. Pick another one.
             *
             *     `slot_outside_hours`: This time is outside the professional’s hours. Pick another one.
             *
             *     `slot_too_soon`: This is too short notice. Pick a later time.
             *
             *     `slot_too_far`: The professional can’t be booked this far ahead yet. Pick an earlier time.
             *
             *     `slot_beyond_hold`: We can hold the payment for a consultation for 90 days, and this time is later. Pick an earlier one.
             *
             *     `slot_off_step`: The professional’s consultations don’t start at this time. Pick another one.
             *
             *     `slot_day_full`: The professional isn’t taking any more consultations that day. Pick another day.
             *
             *     `slot_week_full`: The professional isn’t taking any more consultations that week. Pick another week.
             *
             *     `slot_too_close`: This is too close to something else the professional has planned. Pick another time.
             *
             *     `payouts_not_enabled`: Payouts need to be set up first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description `too_many_today`: You’ve done this as often as you can in a day. Try again tomorrow.
             *
             *     `too_many_requests`: Too many attempts. Wait a moment, then try again.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["unavailable"];
        };
    };
    deliverJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["JobMessage"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Job"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `not_paid`: This hasn’t been paid yet.
             *
             *     `payment_disputed`: This payment is being disputed at the bank. Nothing moves until the bank decides.
             *
             *     `invalid_transition`: This is no longer possible. It changed in the meantime.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description `too_many_today`: You’ve done this as often as you can in a day. Try again tomorrow.
             *
             *     `too_many_requests`: Too many attempts. Wait a moment, then try again.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["unavailable"];
        };
    };
    disputeJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobReason"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Job"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `not_paid`: This hasn’t been paid yet.
             *
             *     `payment_disputed`: This payment is being disputed at the bank. Nothing moves until the bank decides.
             *
             *     `invalid_transition`: This is no longer possible. It changed in the meantime.
             *
             *     `too_many_disputes`: You’ve already opened two disputes in this job. Suggest how to settle it, or ask support.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description `too_many_today`: You’ve done this as often as you can in a day. Try again tomorrow.
             *
             *     `too_many_requests`: Too many attempts. Wait a moment, then try again.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["unavailable"];
        };
    };
    endJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["JobMessage"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Job"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `blocked`: You and this person can’t contact each other. If you’ve blocked them, unblock them in your settings first.
             *
             *     `already_paid`: This job has already been paid.
             *
             *     `invalid_transition`: This is no longer possible. It changed in the meantime.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    endOthers: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["JobMessage"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Job"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `not_paid`: This hasn’t been paid yet.
             *
             *     `payment_disputed`: This payment is being disputed at the bank. Nothing moves until the bank decides.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    extendHireBy: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Job"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `blocked`: You and this person can’t contact each other. If you’ve blocked them, unblock them in your settings first.
             *
             *     `already_paid`: This job has already been paid.
             *
             *     `invalid_transition`: This is no longer possible. It changed in the meantime.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description `too_many_today`: You’ve done this as often as you can in a day. Try again tomorrow.
             *
             *     `too_many_requests`: Too many attempts. Wait a moment, then try again.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["unavailable"];
        };
    };
    extendJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["JobMessage"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Job"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `not_paid`: This hasn’t been paid yet.
             *
             *     `payment_disputed`: This payment is being disputed at the bank. Nothing moves until the bank decides.
             *
             *     `invalid_transition`: This is no longer possible. It changed in the meantime.
             *
             *     `extension_used`: You’ve already taken more time once.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description `too_many_today`: You’ve done this as often as you can in a day. Try again tomorrow.
             *
             *     `too_many_requests`: Too many attempts. Wait a moment, then try again.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["unavailable"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Job"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    jobHistory: {
        parameters: {
            query?: {
                q?: string;
                from?: string;
                to?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            items: components["schemas"]["JobCard"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    jobsInProgress: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            items: components["schemas"]["JobCard"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    movesOfJob: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            items: components["schemas"]["JobEntry"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    requestChanges: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobReason"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Job"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `not_paid`: This hasn’t been paid yet.
             *
             *     `payment_disputed`: This payment is being disputed at the bank. Nothing moves until the bank decides.
             *
             *     `invalid_transition`: This is no longer possible. It changed in the meantime.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description `too_many_today`: You’ve done this as often as you can in a day. Try again tomorrow.
             *
             *     `too_many_requests`: Too many attempts. Wait a moment, then try again.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["unavailable"];
        };
    };
    withdrawDispute: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["JobMessage"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Job"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `payment_disputed`: This payment is being disputed at the bank. Nothing moves until the bank decides.
             *
             *     `invalid_transition`: This is no longer possible. It changed in the meantime.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description `too_many_today`: You’ve done this as often as you can in a day. Try again tomorrow.
             *
             *     `too_many_requests`: Too many attempts. Wait a moment, then try again.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["unavailable"];
        };
    };
    appointmentCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    seriesOfJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            by: "client" | "professional";
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            state: "OPEN" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED" | "VOID";
                            /** @enum {string} */
                            rhythm: "WEEKLY" | "EVERY_SECOND_WEEK" | "MONTHLY";
                            minutes: number;
                            /** @description in which each stays at the same time of day */
                            timeZone: string;
                            /** @description as they were asked for; once accepted, each can be moved alone */
                            dates: {
                                /**
                                 * Format: date
                                 * @description in the series’ time zone
                                 */
                                on: string;
                                /** @description null for one that is left out */
                                startsAt: string | null;
                            }[];
                            message: string | null;
                            /**
                             * Format: date-time
                             * @description until when it can be answered
                             */
                            expiresAt: string;
                            answeredAt: string | null;
                            answer: string | null;
                            /** @description asked for by an admin on behalf of that side */
                            byAdmin: boolean;
                            /** @description answered, or withdrawn, by an admin on behalf of a side */
                            answeredByAdmin: boolean;
                            /** @description each time several were called off at once, the earliest first */
                            calledOff: {
                                /** Format: date-time */
                                at: string;
                                /** @enum {string} */
                                by: "client" | "professional";
                                byAdmin: boolean;
                                count: number;
                                message: string;
                            }[];
                        }[];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    askForSeries: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description the first one; its time of day in `timeZone` is that of all
                     */
                    startsAt: string;
                    /** @description IANA time zone */
                    timeZone: string;
                    /**
                     * @description MONTHLY: the same weekday, such as the second Tuesday; a fifth is the last one
                     * @enum {string}
                     */
                    rhythm: "WEEKLY" | "EVERY_SECOND_WEEK" | "MONTHLY";
                    /**
                     * Format: date
                     * @description the last day, instead of a count
                     */
                    untilOn?: string;
                    /** @description minutes, from 15 to 120 in steps of 15 */
                    minutes: number;
                    count?: number;
                    /**
                     * @description the dates that take another time, or are left out
                     * @default []
                     */
                    changes?: {
                        /**
                         * Format: date
                         * @description in the series’ time zone
                         */
                        on: string;
                        /** @description null for one that is left out */
                        startsAt: string | null;
                    }[];
                    message?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            by: "client" | "professional";
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            state: "OPEN" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED" | "VOID";
                            /** @enum {string} */
                            rhythm: "WEEKLY" | "EVERY_SECOND_WEEK" | "MONTHLY";
                            minutes: number;
                            /** @description in which each stays at the same time of day */
                            timeZone: string;
                            /** @description as they were asked for; once accepted, each can be moved alone */
                            dates: {
                                /**
                                 * Format: date
                                 * @description in the series’ time zone
                                 */
                                on: string;
                                /** @description null for one that is left out */
                                startsAt: string | null;
                            }[];
                            message: string | null;
                            /**
                             * Format: date-time
                             * @description until when it can be answered
                             */
                            expiresAt: string;
                            answeredAt: string | null;
                            answer: string | null;
                            /** @description asked for by an admin on behalf of that side */
                            byAdmin: boolean;
                            /** @description answered, or withdrawn, by an admin on behalf of a side */
                            answeredByAdmin: boolean;
                            /** @description each time several were called off at once, the earliest first */
                            calledOff: {
                                /** Format: date-time */
                                at: string;
                                /** @enum {string} */
                                by: "client" | "professional";
                                byAdmin: boolean;
                                count: number;
                                message: string;
                            }[];
                        };
                    };
                };
            };
            /**
             * @description `invalid_input`: Some fields aren’t valid. Check them and try again.
             *
             *     `time_in_past`: This time has passed. Pick a later one.
             *
             *     `time_off_grid`: Pick a time on the quarter hour.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `not_paid`: This hasn’t been paid yet.
             *
             *     `invalid_transition`: This is no longer possible. It changed in the meantime.
             *
             *     `too_many_series`: This job already has two series of consultations. Wait until one is over, or call off the rest of it.
             *
             *     `too_many_suggestions`: You’ve already made 20 suggestions in this job. Answer theirs, or ask support.
             *
             *     `slot_taken`: This time is no longer available. Pick another one.
             *
             *     `slot_outside_hours`: This time is outside the professional’s hours. Pick another one.
             *
             *     `slot_too_soon`: This is too short notice. Pick a later time.
             *
             *     `slot_too_far`: The professional can’t be booked this far ahead yet. Pick an earlier time.
             *
             *     `slot_beyond_hold`: We can hold the payment for a consultation for 90 days, and this time is later. Pick an earlier one.
             *
             *     `slot_off_step`: The professional’s consultations don’t start at this time. Pick another one.
             *
             *     `slot_day_full`: The professional isn’t taking any more consultations that day. Pick another day.
             *
             *     `slot_week_full`: The professional isn’t taking any more consultations that week. Pick another week.
             *
             *     `slot_too_close`: This is too close to something else the professional has planned. Pick another time.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    calendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                secret: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            400: components["responses"]["invalid_input"];
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    checkIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Appointment"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `too_early`: The room isn’t open yet.
             *
             *     `not_paid`: This hasn’t been paid yet.
             *
             *     `ended`: This consultation is over.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    endMeeting: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Meeting"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `too_early`: The room isn’t open yet.
             *
             *     `not_paid`: This hasn’t been paid yet.
             *
             *     `not_checked_in`: Both of you need to check in first.
             *
             *     `ended`: This consultation is over.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    getMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Meeting"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    getNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Notes"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    putNotes: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNotes"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Notes"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `notes_closed`: These notes are closed, so they can’t be changed anymore.
             *
             *     `blocked`: You and this person can’t contact each other. If you’ve blocked them, unblock them in your settings first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    listAppointments: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Appointment"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    planAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAppointment"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Appointment"];
                    };
                };
            };
            /**
             * @description `invalid_input`: Some fields aren’t valid. Check them and try again.
             *
             *     `time_in_past`: This time has passed. Pick a later one.
             *
             *     `time_off_grid`: Pick a time on the quarter hour.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `blocked`: You and this person can’t contact each other. If you’ve blocked them, unblock them in your settings first.
             *
             *     `invalid_transition`: This is no longer possible. It changed in the meantime.
             *
             *     `slot_taken`: This time is no longer available. Pick another one.
             *
             *     `slot_outside_hours`: This time is outside the professional’s hours. Pick another one.
             *
             *     `slot_too_soon`: This is too short notice. Pick a later time.
             *
             *     `slot_too_far`: The professional can’t be booked this far ahead yet. Pick an earlier time.
             *
             *     `slot_beyond_hold`: We can hold the payment for a consultation for 90 days, and this time is later. Pick an earlier one.
             *
             *     `slot_off_step`: The professional’s consultations don’t start at this time. Pick another one.
             *
             *     `slot_day_full`: The professional isn’t taking any more consultations that day. Pick another day.
             *
             *     `slot_week_full`: The professional isn’t taking any more consultations that week. Pick another week.
             *
             *     `slot_too_close`: This is too close to something else the professional has planned. Pick another time.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description `too_many_today`: You’ve done this as often as you can in a day. Try again tomorrow.
             *
             *     `too_many_requests`: Too many attempts. Wait a moment, then try again.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["unavailable"];
        };
    };
    objectToAttendance: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Objection"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Appointment"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `invalid_transition`: This is no longer possible. It changed in the meantime.
             *
             *     `too_many_objections`: You’ve already objected twice in 90 days. If this record is wrong too, tell support.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    previewSeries: {
        parameters: {
            query: {
                startsAt: string;
                timeZone: string;
                rhythm: "WEEKLY" | "EVERY_SECOND_WEEK" | "MONTHLY";
                untilOn?: string;
                minutes: number;
                count?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            dates: {
                                /** Format: date */
                                on: string;
                                /** Format: date-time */
                                startsAt: string;
                                /** @description the code of why it can’t be booked then; it can be left out, or take another time */
                                refusal: string | null;
                                /** @description where it can’t: times of that day that can be booked */
                                others: string[];
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    respondToAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppointmentResponse"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Appointment"];
                    };
                };
            };
            /**
             * @description `invalid_input`: Some fields aren’t valid. Check them and try again.
             *
             *     `time_in_past`: This time has passed. Pick a later one.
             *
             *     `time_off_grid`: Pick a time on the quarter hour.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `blocked`: You and this person can’t contact each other. If you’ve blocked them, unblock them in your settings first.
             *
             *     `invalid_transition`: This is no longer possible. It changed in the meantime.
             *
             *     `already_started`: This consultation has already started, so it can’t be called off. Send a message in the chat instead.
             *
             *     `too_many_moves`: You’ve already asked for another time three times.
             *
             *     `slot_taken`: This time is no longer available. Pick another one.
             *
             *     `slot_outside_hours`: This time is outside the professional’s hours. Pick another one.
             *
             *     `slot_too_soon`: This is too short notice. Pick a later time.
             *
             *     `slot_too_far`: The professional can’t be booked this far ahead yet. Pick an earlier time.
             *
             *     `slot_beyond_hold`: We can hold the payment for a consultation for 90 days, and this time is later. Pick an earlier one.
             *
             *     `slot_off_step`: The professional’s consultations don’t start at this time. Pick another one.
             *
             *     `slot_day_full`: The professional isn’t taking any more consultations that day. Pick another day.
             *
             *     `slot_week_full`: The professional isn’t taking any more consultations that week. Pick another week.
             *
             *     `slot_too_close`: This is too close to something else the professional has planned. Pick another time.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    respondToSeries: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    seriesId: string;
                    /** @enum {string} */
                    action: "accept" | "decline" | "withdraw" | "shorten";
                    /**
                     * Format: uuid
                     * @description with shorten: the first consultation to call off; by default the next one
                     */
                    fromId?: string;
                    /** @description required with shorten */
                    message?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            by: "client" | "professional";
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            state: "OPEN" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED" | "VOID";
                            /** @enum {string} */
                            rhythm: "WEEKLY" | "EVERY_SECOND_WEEK" | "MONTHLY";
                            minutes: number;
                            /** @description in which each stays at the same time of day */
                            timeZone: string;
                            /** @description as they were asked for; once accepted, each can be moved alone */
                            dates: {
                                /**
                                 * Format: date
                                 * @description in the series’ time zone
                                 */
                                on: string;
                                /** @description null for one that is left out */
                                startsAt: string | null;
                            }[];
                            message: string | null;
                            /**
                             * Format: date-time
                             * @description until when it can be answered
                             */
                            expiresAt: string;
                            answeredAt: string | null;
                            answer: string | null;
                            /** @description asked for by an admin on behalf of that side */
                            byAdmin: boolean;
                            /** @description answered, or withdrawn, by an admin on behalf of a side */
                            answeredByAdmin: boolean;
                            /** @description each time several were called off at once, the earliest first */
                            calledOff: {
                                /** Format: date-time */
                                at: string;
                                /** @enum {string} */
                                by: "client" | "professional";
                                byAdmin: boolean;
                                count: number;
                                message: string;
                            }[];
                        };
                    };
                };
            };
            /**
             * @description `invalid_input`: Some fields aren’t valid. Check them and try again.
             *
             *     `time_in_past`: This time has passed. Pick a later one.
             *
             *     `time_off_grid`: Pick a time on the quarter hour.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `not_paid`: This hasn’t been paid yet.
             *
             *     `invalid_transition`: This is no longer possible. It changed in the meantime.
             *
             *     `already_started`: This consultation has already started, so it can’t be called off. Send a message in the chat instead.
             *
             *     `slot_taken`: This time is no longer available. Pick another one.
             *
             *     `slot_outside_hours`: This time is outside the professional’s hours. Pick another one.
             *
             *     `slot_too_soon`: This is too short notice. Pick a later time.
             *
             *     `slot_too_far`: The professional can’t be booked this far ahead yet. Pick an earlier time.
             *
             *     `slot_beyond_hold`: We can hold the payment for a consultation for 90 days, and this time is later. Pick an earlier one.
             *
             *     `slot_off_step`: The professional’s consultations don’t start at this time. Pick another one.
             *
             *     `slot_day_full`: The professional isn’t taking any more consultations that day. Pick another day.
             *
             *     `slot_week_full`: The professional isn’t taking any more consultations that week. Pick another week.
             *
             *     `slot_too_close`: This is too close to something else the professional has planned. Pick another time.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    startMeeting: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Meeting"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `too_early`: The room isn’t open yet.
             *
             *     `not_paid`: This hasn’t been paid yet.
             *
             *     `not_checked_in`: Both of you need to check in first.
             *
             *     `ended`: This consultation is over.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                before?: number;
                after?: number;
                q?: string;
                limit?: number;
            };
            header?: never;
            path: {
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["ChatPage"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    readMessages: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                jobId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    upTo: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            409: components["responses"]["idempotency_conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMessage"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `chat_closed`: This job has ended, so its chat is closed.
             *
             *     `blocked`: You and this person can’t contact each other. If you’ve blocked them, unblock them in your settings first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    unreadCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            count: number;
                            byJob: {
                                [key: string]: number;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    unreadCountOfJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            count: number;
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    unreadMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            messages: components["schemas"]["Message"][];
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    billingDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            /** @description the display name if there is none */
                            name: string | null;
                            /** @description line by line, without the country */
                            address: string[];
                            /** @description ISO 3166-1 alpha-2 */
                            country: ("AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW") | null;
                            taxId: string | null;
                            /** @description what the tax is called, such as VAT */
                            vatLabel: string | null;
                            /** @description the rate in hundredths of a percent; included in the price */
                            vatHundredths: number | null;
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    updateBillingDetails: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description the display name if there is none */
                    name: string | null;
                    /** @description line by line, without the country */
                    address: string[];
                    /** @description ISO 3166-1 alpha-2 */
                    country: ("AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW") | null;
                    taxId: string | null;
                    /** @description what the tax is called, such as VAT */
                    vatLabel: string | null;
                    /** @description the rate in hundredths of a percent; included in the price */
                    vatHundredths: number | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            /** @description the display name if there is none */
                            name: string | null;
                            /** @description line by line, without the country */
                            address: string[];
                            /** @description ISO 3166-1 alpha-2 */
                            country: ("AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW") | null;
                            taxId: string | null;
                            /** @description what the tax is called, such as VAT */
                            vatLabel: string | null;
                            /** @description the rate in hundredths of a percent; included in the price */
                            vatHundredths: number | null;
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["too_slow"];
            409: components["responses"]["idempotency_conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    earnings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Earnings"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    fee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            /** @description the platform’s share of what the professional receives, in hundredths of a percent */
                            feeBasisPoints: number;
                            /** @description the least the platform keeps of a payment */
                            feeMinimumCents: number;
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    heldPayments: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            items: components["schemas"]["HeldPayment"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    invoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            kind: "INVOICE" | "CREDIT_NOTE";
                            /**
                             * @description the professional, for their work; or Parley, for its fee
                             * @enum {string}
                             */
                            issuer: "PROFESSIONAL" | "PLATFORM";
                            /** @description without gaps for each issuer */
                            number: string;
                            /** @description cents */
                            totalCents: number;
                            /** Format: date-time */
                            issuedAt: string;
                            /** Format: uuid */
                            jobId: string;
                            /** @description the consultation it is for; null for the work and tips */
                            appointmentId: string | null;
                            /** @description the tip it is; null for the work and consultations */
                            tipId: string | null;
                            title: string;
                            /** @description ISO 4217, in lower case */
                            currency: string;
                            vat: {
                                label: string;
                                /** @description the rate in hundredths of a percent */
                                hundredths: number;
                                /** @description included in the total */
                                cents: number;
                            } | null;
                            sender: {
                                /** @description the display name if there is none */
                                name: string | null;
                                /** @description line by line, without the country */
                                address: string[];
                                /** @description ISO 3166-1 alpha-2 */
                                country: ("AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW") | null;
                                taxId: string | null;
                            };
                            recipient: {
                                /** @description the display name if there is none */
                                name: string | null;
                                /** @description line by line, without the country */
                                address: string[];
                                /** @description ISO 3166-1 alpha-2 */
                                country: ("AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW") | null;
                                taxId: string | null;
                            };
                            /** @description the invoice that a credit note corrects */
                            corrects: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "INVOICE" | "CREDIT_NOTE";
                                /**
                                 * @description the professional, for their work; or Parley, for its fee
                                 * @enum {string}
                                 */
                                issuer: "PROFESSIONAL" | "PLATFORM";
                                /** @description without gaps for each issuer */
                                number: string;
                                /** @description cents */
                                totalCents: number;
                            } | null;
                            /** @description the credit notes of an invoice, oldest first */
                            corrections: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "INVOICE" | "CREDIT_NOTE";
                                /**
                                 * @description the professional, for their work; or Parley, for its fee
                                 * @enum {string}
                                 */
                                issuer: "PROFESSIONAL" | "PLATFORM";
                                /** @description without gaps for each issuer */
                                number: string;
                                /** @description cents */
                                totalCents: number;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    invoiceFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    invoices: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            items: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "INVOICE" | "CREDIT_NOTE";
                                /**
                                 * @description the professional, for their work; or Parley, for its fee
                                 * @enum {string}
                                 */
                                issuer: "PROFESSIONAL" | "PLATFORM";
                                /** @description without gaps for each issuer */
                                number: string;
                                /** @description cents */
                                totalCents: number;
                                /** Format: date-time */
                                issuedAt: string;
                                /** Format: uuid */
                                jobId: string;
                                /** @description the consultation it is for; null for the work and tips */
                                appointmentId: string | null;
                                /** @description the tip it is; null for the work and consultations */
                                tipId: string | null;
                                title: string;
                                /** @description the recipient’s name */
                                to: string;
                            }[];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    openCheckout: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description the offer the client saw; the standing one by default
                     */
                    offerId?: string;
                    /**
                     * Format: uuid
                     * @description a consultation to be paid instead
                     */
                    appointmentId?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            url: string;
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `no_offer`: There’s no offer to pay yet. Ask for one first.
             *
             *     `offer_changed`: The offer has changed. Review the new one before you pay.
             *
             *     `already_paid`: This job has already been paid.
             *
             *     `blocked`: You and this person can’t contact each other. If you’ve blocked them, unblock them in your settings first.
             *
             *     `payment_processing`: A payment is still being processed. Wait until it goes through or fails.
             *
             *     `invalid_transition`: This is no longer possible. It changed in the meantime.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            /**
             * @description `processor_unavailable`: Our payment processor isn’t responding. Try again in a moment.
             *
             *     `unavailable`: We’re too busy right now. Try again in a moment.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    openTip: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                jobId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description cents */
                    amountCents: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            url: string;
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `invalid_transition`: This is no longer possible. It changed in the meantime.
             *
             *     `tip_too_large`: That’s more than the tips for this job can come to.
             *
             *     `payment_disputed`: This payment is being disputed at the bank. Nothing moves until the bank decides.
             *
             *     `blocked`: You and this person can’t contact each other. If you’ve blocked them, unblock them in your settings first.
             *
             *     `payment_processing`: A payment is still being processed. Wait until it goes through or fails.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            /**
             * @description `processor_unavailable`: Our payment processor isn’t responding. Try again in a moment.
             *
             *     `unavailable`: We’re too busy right now. Try again in a moment.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    payouts: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            items: components["schemas"]["Payout"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    receipts: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            items: components["schemas"]["Receipt"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    receiptsTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                year: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    refreshPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    jobId: string;
                    /**
                     * Format: uuid
                     * @description of this consultation; of the work by default
                     */
                    appointmentId?: string;
                    /**
                     * Format: uuid
                     * @description of this tip
                     */
                    tipId?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Payment"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            409: components["responses"]["idempotency_conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            /**
             * @description `processor_unavailable`: Our payment processor isn’t responding. Try again in a moment.
             *
             *     `unavailable`: We’re too busy right now. Try again in a moment.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    savedCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            /** @description the latest first */
                            cards: {
                                id: string;
                                /** @description as the processor names it, such as visa */
                                brand: string;
                                last4: string;
                                /** @description 1 to 12 */
                                expMonth: number;
                                /** @description four digits */
                                expYear: number;
                            }[];
                            /** @description when it was noticed that the processor no longer has any, while none has been saved since */
                            lostAt: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            /**
             * @description `processor_unavailable`: Our payment processor isn’t responding. Try again in a moment.
             *
             *     `unavailable`: We’re too busy right now. Try again in a moment.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    statementFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                year: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    statementTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                year: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    addMilestone: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description cents */
                    amountCents: number;
                    estimatedDays: number;
                    scope?: string;
                    /** @description of an offer by the hour, along with its rate */
                    hours?: number;
                    /** @description times the hours it is the amount, to the cent */
                    rateCents?: number;
                    title: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Job"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `blocked`: You and this person can’t contact each other. If you’ve blocked them, unblock them in your settings first.
             *
             *     `not_paid`: This hasn’t been paid yet.
             *
             *     `invalid_transition`: This is no longer possible. It changed in the meantime.
             *
             *     `too_many_milestones`: This job already has 12 milestones, which is the maximum.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description `too_many_today`: You’ve done this as often as you can in a day. Try again tomorrow.
             *
             *     `too_many_requests`: Too many attempts. Wait a moment, then try again.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["unavailable"];
        };
    };
    offersOfJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            /** @enum {string} */
                            by: "client" | "professional";
                            /** @description cents */
                            amountCents: number;
                            /** @description null for the budget of an invite, which names no days */
                            estimatedDays: number | null;
                            /** @description what is included; null when the conversation says it */
                            scope: string | null;
                            /** @description of an offer by the hour; null for a fixed price */
                            hours: number | null;
                            /** @description what one of the hours costs */
                            rateCents: number | null;
                            /** @description the parts of the work, which come to the amount and the days; the hire pays the first */
                            milestones: {
                                title: string;
                                /** @description cents */
                                amountCents: number;
                                estimatedDays: number;
                            }[] | null;
                            /** @description the platform’s share of what the professional receives, in hundredths of a percent */
                            feeBasisPoints: number;
                            /** @description the least the platform keeps of a payment */
                            feeMinimumCents: number;
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            state: "STANDING" | "ASKED" | "REPLACED" | "DECLINED" | "TAKEN";
                            /** @description until when a replaced offer can still be paid: 72 hours after a consultation it stood at */
                            payableUntil: string | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    makeOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description cents */
                    amountCents: number;
                    /** @description from 1 to 60; of milestones, all of them together */
                    estimatedDays: number;
                    scope?: string;
                    /** @description of an offer by the hour, along with its rate */
                    hours?: number;
                    /** @description times the hours it is the amount, to the cent */
                    rateCents?: number;
                    /** @description the parts of the work; their sums are the amount and the days */
                    milestones?: {
                        title: string;
                        /** @description cents */
                        amountCents: number;
                        estimatedDays: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            /** @enum {string} */
                            by: "client" | "professional";
                            /** @description cents */
                            amountCents: number;
                            /** @description null for the budget of an invite, which names no days */
                            estimatedDays: number | null;
                            /** @description what is included; null when the conversation says it */
                            scope: string | null;
                            /** @description of an offer by the hour; null for a fixed price */
                            hours: number | null;
                            /** @description what one of the hours costs */
                            rateCents: number | null;
                            /** @description the parts of the work, which come to the amount and the days; the hire pays the first */
                            milestones: {
                                title: string;
                                /** @description cents */
                                amountCents: number;
                                estimatedDays: number;
                            }[] | null;
                            /** @description the platform’s share of what the professional receives, in hundredths of a percent */
                            feeBasisPoints: number;
                            /** @description the least the platform keeps of a payment */
                            feeMinimumCents: number;
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            state: "STANDING" | "ASKED" | "REPLACED" | "DECLINED" | "TAKEN";
                            /** @description until when a replaced offer can still be paid: 72 hours after a consultation it stood at */
                            payableUntil: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `blocked`: You and this person can’t contact each other. If you’ve blocked them, unblock them in your settings first.
             *
             *     `already_paid`: This job has already been paid.
             *
             *     `invalid_transition`: This is no longer possible. It changed in the meantime.
             *
             *     `payment_processing`: A payment is still being processed. Wait until it goes through or fails.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description `too_many_today`: You’ve done this as often as you can in a day. Try again tomorrow.
             *
             *     `too_many_requests`: Too many attempts. Wait a moment, then try again.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /**
             * @description `processor_unavailable`: Our payment processor isn’t responding. Try again in a moment.
             *
             *     `unavailable`: We’re too busy right now. Try again in a moment.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    respondToOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    offerId: string;
                    /** @enum {string} */
                    action: "accept" | "decline";
                    message?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            /** @enum {string} */
                            by: "client" | "professional";
                            /** @description cents */
                            amountCents: number;
                            /** @description null for the budget of an invite, which names no days */
                            estimatedDays: number | null;
                            /** @description what is included; null when the conversation says it */
                            scope: string | null;
                            /** @description of an offer by the hour; null for a fixed price */
                            hours: number | null;
                            /** @description what one of the hours costs */
                            rateCents: number | null;
                            /** @description the parts of the work, which come to the amount and the days; the hire pays the first */
                            milestones: {
                                title: string;
                                /** @description cents */
                                amountCents: number;
                                estimatedDays: number;
                            }[] | null;
                            /** @description the platform’s share of what the professional receives, in hundredths of a percent */
                            feeBasisPoints: number;
                            /** @description the least the platform keeps of a payment */
                            feeMinimumCents: number;
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            state: "STANDING" | "ASKED" | "REPLACED" | "DECLINED" | "TAKEN";
                            /** @description until when a replaced offer can still be paid: 72 hours after a consultation it stood at */
                            payableUntil: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `blocked`: You and this person can’t contact each other. If you’ve blocked them, unblock them in your settings first.
             *
             *     `already_paid`: This job has already been paid.
             *
             *     `invalid_transition`: This is no longer possible. It changed in the meantime.
             *
             *     `payment_processing`: A payment is still being processed. Wait until it goes through or fails.
             *
             *     `no_days`: They named a price but no days of work. Make an offer that says how many days you need.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            /**
             * @description `processor_unavailable`: Our payment processor isn’t responding. Try again in a moment.
             *
             *     `unavailable`: We’re too busy right now. Try again in a moment.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    resolutionsOfJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            by: "client" | "professional";
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            state: "OPEN" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED" | "VOID";
                            /** @description the professional’s part of the held money, before the fee; the rest is refunded */
                            toProfessionalCents: number | null;
                            /** @description held when it was suggested */
                            heldCents: number;
                            /** @description the suggested due date: the end of that day for whoever suggested it */
                            dueAt: string | null;
                            message: string | null;
                            /**
                             * Format: date-time
                             * @description until when it can be answered; then it is gone without effect
                             */
                            expiresAt: string;
                            answeredAt: string | null;
                            /** @description what the other side wrote along with their answer */
                            answer: string | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    suggestResolution: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description before the fee; 0 gives everything back, all that is held releases it */
                    toProfessionalCents?: number;
                    /**
                     * Format: date
                     * @description in the time zone of whoever suggests it
                     */
                    dueOn?: string;
                    message?: string;
                    /** @description in which that day ends; left out: that of the account */
                    timeZone?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            by: "client" | "professional";
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            state: "OPEN" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED" | "VOID";
                            /** @description the professional’s part of the held money, before the fee; the rest is refunded */
                            toProfessionalCents: number | null;
                            /** @description held when it was suggested */
                            heldCents: number;
                            /** @description the suggested due date: the end of that day for whoever suggested it */
                            dueAt: string | null;
                            message: string | null;
                            /**
                             * Format: date-time
                             * @description until when it can be answered; then it is gone without effect
                             */
                            expiresAt: string;
                            answeredAt: string | null;
                            /** @description what the other side wrote along with their answer */
                            answer: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `not_paid`: This hasn’t been paid yet.
             *
             *     `payment_disputed`: This payment is being disputed at the bank. Nothing moves until the bank decides.
             *
             *     `invalid_transition`: This is no longer possible. It changed in the meantime.
             *
             *     `refund_too_large`: That’s more than what’s left of the payment.
             *
             *     `too_many_suggestions`: You’ve already made 20 suggestions in this job. Answer theirs, or ask support.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    hireStories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            /**
                             * Format: uuid
                             * @description of the client’s review
                             */
                            id: string;
                            rating: number;
                            text: string;
                            client: components["schemas"]["Person"];
                            professional: components["schemas"]["Person"];
                            /** @description the name of the discipline of the work */
                            discipline: string | null;
                            /** @description what the client paid for the work */
                            amountCents: number;
                            /** @description what the professional received of it */
                            receivedCents: number;
                            /** @description what the first consultation cost; 0 is free */
                            consultationCents: number;
                            /** @description how long the first consultation took */
                            talkedMinutes: number;
                            /** @description from the end of the first consultation to the hire */
                            hiredAfterMinutes: number;
                            /** @description from the hire to the delivery, each day that was begun */
                            workDays: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    reviewsOfJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["JobReviews"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    writeReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                jobId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReview"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Review"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `invalid_transition`: This is no longer possible. It changed in the meantime.
             *
             *     `already_reviewed`: You’ve already reviewed this job.
             *
             *     `review_closed`: Reviews close 14 days after a job is completed.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    reviewsOfProfessional: {
        parameters: {
            query?: {
                serviceId?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["ProfessionalReviews"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    report: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    type: "person" | "posting" | "service" | "message";
                    /**
                     * Format: uuid
                     * @description of the person, posting, service or message
                     */
                    id: string;
                    /** @description what is wrong, in the reporter’s words */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            409: components["responses"]["idempotency_conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    quietHours: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["QuietHours"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    changeQuietHours: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuietHours"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["QuietHours"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["too_slow"];
            409: components["responses"]["idempotency_conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["NotificationSettings"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    changeSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ChangedSettings"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["NotificationSettings"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["too_slow"];
            409: components["responses"]["idempotency_conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    clearAll: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            409: components["responses"]["idempotency_conflict"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    history: {
        parameters: {
            query?: {
                type?: "PROPOSAL" | "INVITE" | "APPOINTMENT" | "JOB" | "PAYMENT" | "MESSAGE" | "REVIEW" | "CERTIFICATE" | "SUPPORT" | "SEARCH" | "RECOMMENDATION" | "SECURITY";
                unread?: boolean;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            items: components["schemas"]["PastNotification"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    markRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_conflict"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    subscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Unsubscribed"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    unread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Unread"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    unreadSince: {
        parameters: {
            query: {
                since: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Unread"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    legal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            terms: {
                                /** @description 0 until an admin changes it; grows with every change */
                                version: number;
                                /** @description when it was last changed; null if it never was */
                                since: string | null;
                                /** @description null for the built-in text */
                                blocks: ({
                                    /** @constant */
                                    kind: "heading";
                                    level: 3 | 4;
                                    spans: {
                                        /** @description a line feed is a line break */
                                        text: string;
                                        isStrong: boolean;
                                        isEmphasized: boolean;
                                        /** @description where it leads: https, mailto, tel, or a path of this site */
                                        href: string | null;
                                    }[];
                                } | {
                                    /** @constant */
                                    kind: "paragraph";
                                    spans: {
                                        /** @description a line feed is a line break */
                                        text: string;
                                        isStrong: boolean;
                                        isEmphasized: boolean;
                                        /** @description where it leads: https, mailto, tel, or a path of this site */
                                        href: string | null;
                                    }[];
                                } | {
                                    /** @constant */
                                    kind: "list";
                                    isOrdered: boolean;
                                    items: {
                                        /** @description a line feed is a line break */
                                        text: string;
                                        isStrong: boolean;
                                        isEmphasized: boolean;
                                        /** @description where it leads: https, mailto, tel, or a path of this site */
                                        href: string | null;
                                    }[][];
                                })[] | null;
                            };
                            privacy: {
                                /** @description 0 until an admin changes it; grows with every change */
                                version: number;
                                /** @description when it was last changed; null if it never was */
                                since: string | null;
                                /** @description null for the built-in text */
                                blocks: ({
                                    /** @constant */
                                    kind: "heading";
                                    level: 3 | 4;
                                    spans: {
                                        /** @description a line feed is a line break */
                                        text: string;
                                        isStrong: boolean;
                                        isEmphasized: boolean;
                                        /** @description where it leads: https, mailto, tel, or a path of this site */
                                        href: string | null;
                                    }[];
                                } | {
                                    /** @constant */
                                    kind: "paragraph";
                                    spans: {
                                        /** @description a line feed is a line break */
                                        text: string;
                                        isStrong: boolean;
                                        isEmphasized: boolean;
                                        /** @description where it leads: https, mailto, tel, or a path of this site */
                                        href: string | null;
                                    }[];
                                } | {
                                    /** @constant */
                                    kind: "list";
                                    isOrdered: boolean;
                                    items: {
                                        /** @description a line feed is a line break */
                                        text: string;
                                        isStrong: boolean;
                                        isEmphasized: boolean;
                                        /** @description where it leads: https, mailto, tel, or a path of this site */
                                        href: string | null;
                                    }[][];
                                })[] | null;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    ownTickets: {
        parameters: {
            query?: {
                id?: string;
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Ticket"][];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    sendTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTicket"];
            };
        };
        responses: {
            /** @description Support Ticket Successfully Sent */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Ticket"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            409: components["responses"]["idempotency_conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    repliesOfTicket: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: {
                            items: components["schemas"]["TicketReply"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    replyToTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketAnswer"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Ticket"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            /**
             * @description `idempotency_conflict`: This idempotency key was used for another request.
             *
             *     `ticket_closed`: This ticket is closed. Send a new one.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    dashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Dashboard"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /** @description `scope_missing`: This API key doesn’t have the permission this needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    snooze: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key: string;
                    isOn: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        data: components["schemas"]["Snooze"];
                    };
                };
            };
            400: components["responses"]["invalid_input"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description `forbidden`: You don’t have access to this.
             *
             *     `scope_missing`: This API key doesn’t have the permission this needs.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["not_found"];
            408: components["responses"]["too_slow"];
            409: components["responses"]["idempotency_conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
        };
    };
    toldProposalSent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "proposal.sent";
                    /** Format: date-time */
                    timestamp: string;
                    data: components["schemas"]["NegotiationEvent"];
                };
            };
        };
        responses: {
            /** @description Turns the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    toldProposalMoved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "proposal.moved";
                    /** Format: date-time */
                    timestamp: string;
                    data: components["schemas"]["NegotiationEvent"];
                };
            };
        };
        responses: {
            /** @description Turns the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    toldProposalAccepted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "proposal.accepted";
                    /** Format: date-time */
                    timestamp: string;
                    data: components["schemas"]["NegotiationEvent"];
                };
            };
        };
        responses: {
            /** @description Turns the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    toldInviteSent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "invite.sent";
                    /** Format: date-time */
                    timestamp: string;
                    data: components["schemas"]["NegotiationEvent"];
                };
            };
        };
        responses: {
            /** @description Turns the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    toldInviteMoved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "invite.moved";
                    /** Format: date-time */
                    timestamp: string;
                    data: components["schemas"]["NegotiationEvent"];
                };
            };
        };
        responses: {
            /** @description Turns the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    toldInviteAccepted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "invite.accepted";
                    /** Format: date-time */
                    timestamp: string;
                    data: components["schemas"]["NegotiationEvent"];
                };
            };
        };
        responses: {
            /** @description Turns the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    toldOfferMade: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "offer.made";
                    /** Format: date-time */
                    timestamp: string;
                    data: components["schemas"]["OfferEvent"];
                };
            };
        };
        responses: {
            /** @description Turns the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    toldOfferAnswered: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "offer.answered";
                    /** Format: date-time */
                    timestamp: string;
                    data: components["schemas"]["OfferEvent"];
                };
            };
        };
        responses: {
            /** @description Turns the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    toldJobMoved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "job.moved";
                    /** Format: date-time */
                    timestamp: string;
                    data: components["schemas"]["JobEvent"];
                };
            };
        };
        responses: {
            /** @description Turns the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    toldAppointmentMoved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "appointment.moved";
                    /** Format: date-time */
                    timestamp: string;
                    data: components["schemas"]["AppointmentEvent"];
                };
            };
        };
        responses: {
            /** @description Turns the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    toldAppointmentAttended: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "appointment.attended";
                    /** Format: date-time */
                    timestamp: string;
                    data: components["schemas"]["AttendanceEvent"];
                };
            };
        };
        responses: {
            /** @description Turns the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    toldMessageSent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "message.sent";
                    /** Format: date-time */
                    timestamp: string;
                    data: components["schemas"]["MessageEvent"];
                };
            };
        };
        responses: {
            /** @description Turns the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    toldPaymentChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "payment.changed";
                    /** Format: date-time */
                    timestamp: string;
                    data: components["schemas"]["PaymentStatusEvent"];
                };
            };
        };
        responses: {
            /** @description Turns the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    toldPaymentReleased: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "payment.released";
                    /** Format: date-time */
                    timestamp: string;
                    data: components["schemas"]["PaymentEvent"];
                };
            };
        };
        responses: {
            /** @description Turns the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    toldPaymentRefunded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "payment.refunded";
                    /** Format: date-time */
                    timestamp: string;
                    data: components["schemas"]["PaymentEvent"];
                };
            };
        };
        responses: {
            /** @description Turns the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    toldReviewPublished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "review.published";
                    /** Format: date-time */
                    timestamp: string;
                    data: components["schemas"]["ReviewEvent"];
                };
            };
        };
        responses: {
            /** @description Turns the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    toldWebhookTest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "webhook.test";
                    /** Format: date-time */
                    timestamp: string;
                    data: components["schemas"]["TestEvent"];
                };
            };
        };
        responses: {
            /** @description Turns the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
