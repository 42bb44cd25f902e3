//! Notices: what could not be done, or was done out of sight. A notice stays until the viewer does
//! something else.

use crate::puzzle::named;

named! {
    /// A one-sentence notice, with the id of its message.
    pub enum Notice {
        /// The search for the target is running.
        Looking = "looking",
        /// The target may lie beyond the explored part.
        NotExplored = "not-explored",
        /// There is none in this direction.
        NoFurther = "no-further",
        /// This is the end of a lesson that another one follows.
        LessonEnded = "lesson-ended",
        /// The end of such a lesson, most of whose stops were skipped.
        StopsPassed = "stops-passed",
        /// There are no other lessons here.
        LessonAlone = "package-alone",
        /// The percentage is of the explored part only.
        PercentOfExplored = "percent-of-explored",
        /// The question has to be answered first.
        AnswerFirst = "answer-first",
        /// The next press of a clicker shows the right answer.
        RevealNext = "answer-reveal",
        /// No option begins with what was typed.
        OptionUnknown = "option-unknown",
        /// The request would show what comes next, which is hidden.
        FutureHidden = "future-hidden",
        /// The view would give away the answer to the open question.
        ViewHidden = "board-hidden",
        /// A clicker goes from stop to stop now.
        ClickerStops = "clicker-goes-stops",
        /// A clicker goes from step to step now.
        ClickerSteps = "clicker-goes-steps",
        /// The class answers the next questions.
        ClassAnswers = "class-answers",
        /// One person answers the next questions.
        OneAnswers = "class-answers-not",
        /// A single board cannot be compared.
        DifferenceAlone = "difference-alone",
        /// A single board cannot race.
        RaceAlone = "race-alone",
        /// This can be done with a search, but not with the run of a program.
        NotOfPrograms = "not-of-programs",
        /// Only the program knows the rules of its board.
        RulesUnknown = "rules-unknown",
        /// No board shows the run of a program that has been judged.
        NotJudged = "not-judged",
        /// The run of a program is still being read, and is judged after that.
        NotJudgedYet = "not-judged-yet",
        /// There are more faults than are kept.
        FaultsNotKept = "faults-not-kept",
        /// The boards decide alike.
        NoDifference = "no-difference",
        /// The step was bookmarked.
        BookmarkSet = "bookmark-set",
        /// Its bookmark was removed.
        BookmarkRemoved = "bookmark-removed",
        /// There is no room for another board.
        ForkFull = "fork-full",
        /// The search cannot be changed like this here.
        ForkNone = "fork-none",
        /// Only branches can be discarded.
        ForkNotABranch = "fork-not-a-branch",
        /// A branch was discarded.
        ForkDiscarded = "fork-discarded",
        /// The link in the address is broken; the first lesson is shown.
        LinkBroken = "link-broken",
        /// The link in the address is of a newer version; the first lesson is shown.
        LinkNewer = "link-newer",
        /// There is no such lesson; the first one is shown.
        LessonUnknown = "lesson-unknown",
        /// The system refused to copy.
        NotCopied = "not-copied",
        /// The link was copied.
        LinkCopied = "link-copied",
        /// The link was copied, but begins with no address.
        LinkWithoutAddress = "link-without-address",
        /// The link was copied, without branches.
        LinkWithoutBranches = "link-without-branches",
        /// The code of a frame was copied.
        FrameCopied = "frame-copied",
        /// Nothing was copied: the code of a frame needs the address of a page.
        FrameWithoutAddress = "frame-without-address",
        /// Links cannot name the map or the rules on show.
        LinkWithoutMap = "link-without-map",
        /// Links cannot hold the run of a program.
        LinkWithoutProgram = "link-without-program",
        /// The text of the puzzle could be read in another way, or part of it was left out.
        Reading = "read-otherwise",
        /// Something about the program whose run is on show.
        Program = "program-notice",
        /// A puzzle that belongs to no lesson has several solutions.
        SeveralSolutions = "puzzle-several",
        /// The program was copied.
        ProgramCopied = "program-copied",
        /// The board was copied.
        BoardCopied = "board-copied",
        /// The settings could not be read and were set aside.
        SettingsBroken = "settings-broken",
        /// The settings could neither be read nor set aside.
        SettingsUnreadable = "settings-unreadable",
        /// Settings could not be written.
        SettingsUnsaved = "settings-unsaved",
    }
}
